import { useDispatch, useLocation, useNavigate } from 'platform';
import { routes } from 'shared-contracts';
import { forgetUser } from './resumes.api';

type Dispatch = (action: ReturnType<typeof forgetUser>) => Promise<unknown>;

/** Leads to /auth, which says that the session has ended, and from there back. */
export function useSessionOver(): () => void {
  const dispatch = useDispatch() as unknown as Dispatch;
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const lead = async () => {
    const query = new URLSearchParams({ message: 'session', returnTo: pathname + search });
    // First: /auth would send on whom it still takes for signed in.
    await dispatch(forgetUser());
    void navigate(`${routes.auth}?${query.toString()}`, { replace: true });
  };
  return () => void lead();
}
