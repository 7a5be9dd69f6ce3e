import { useLocation, useNavigate, useSetSession } from 'platform';
import { routes } from 'shared-contracts';

/** Leads to /auth, which says that the session has ended, and from there back. */
export function useSessionOver(): () => void {
  const setSession = useSetSession();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const lead = async () => {
    const query = new URLSearchParams({ message: 'session', returnTo: pathname + search });
    // First: /auth would send on whom it still takes for signed in.
    await setSession(null);
    void navigate(`${routes.auth}?${query.toString()}`, { replace: true });
  };
  return () => void lead();
}
