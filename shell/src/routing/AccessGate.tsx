import { Navigate, useLocation, useSession } from 'platform';
import { routes, type RemoteRoute } from 'shared-contracts';
import type { PageSource } from '../pages';
import { accessTo } from './access';
import { OwnPage } from './OwnPage';
import { WaitingForSession } from './WaitingForSession';

interface AccessGateProps {
  route: RemoteRoute;
  pages: PageSource;
}

/** What the shell shows where a remote's page may not be shown, or not yet; nothing where it may. */
export function AccessGate({ route, pages }: AccessGateProps) {
  const { pathname, search } = useLocation();
  const access = accessTo(route, useSession());
  if (access === 'granted') return null;
  if (access === 'waiting') return <WaitingForSession />;
  if (access === 'denied') return <OwnPage pages={pages} name="noPermission" />;
  return <Navigate to={routes.auth} replace state={{ from: pathname + search }} />;
}
