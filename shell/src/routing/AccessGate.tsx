import { ErrorPanel, Navigate, useLocation, useSession } from 'platform';
import { useFailedSessionRequest } from 'platform/shell';
import { routes, type RemoteRoute } from 'shared-contracts';
import type { PageSource } from '../pages';
import { accessTo } from './access';
import { OwnPage } from './OwnPage';
import { WaitingForSession } from './WaitingForSession';

interface AccessGateProps {
  route: RemoteRoute;
  pages: PageSource;
}

/** The shell's page in place of a remote's page that may not be shown, or not yet; otherwise nothing. */
export function AccessGate({ route, pages }: AccessGateProps) {
  const { pathname, search } = useLocation();
  const access = accessTo(route, useSession());
  const unanswered = useFailedSessionRequest();
  if (access === 'granted') return null;
  if (access === 'waiting') return <WaitingForSession />;
  if (access === 'denied') return <OwnPage pages={pages} name="noPermission" />;
  if (unanswered !== null) return <ErrorPanel busy={unanswered.busy} onRetry={unanswered.retry} />;
  return <Navigate to={routes.auth} replace state={{ from: pathname + search }} />;
}
