import { Navigate, useLocation, useSession } from 'platform';
import { routes, type RemoteRoute } from 'shared-contracts';
import { NoPermissionPage } from '../pages';
import { accessTo } from './access';
import { WaitingForSession } from './WaitingForSession';

/** What the shell shows where a remote's page may not be shown, or not yet; nothing where it may. */
export function AccessGate({ route }: { route: RemoteRoute }) {
  const { pathname, search } = useLocation();
  const access = accessTo(route, useSession());
  if (access === 'granted') return null;
  if (access === 'waiting') return <WaitingForSession />;
  if (access === 'denied') return <NoPermissionPage />;
  return <Navigate to={routes.auth} replace state={{ from: pathname + search }} />;
}
