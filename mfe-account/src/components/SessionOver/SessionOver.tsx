import { useEffect, useEffectEvent } from 'react';
import { useDispatch, useLocation, useNavigate } from 'platform';
import { routes } from 'shared-contracts';
import { forgetUser } from '../../lists.api';

type Dispatch = Parameters<ReturnType<typeof forgetUser>>[0];

/**
 * Stands where the API answered that the session has ended: leads to /auth, which says so, and from there back. The user is
 * forgotten in the same moment, or /auth would send on whom it still takes for signed in.
 */
export function SessionOver() {
  const dispatch = useDispatch<Dispatch>();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const lead = useEffectEvent(() => {
    const query = new URLSearchParams({ message: 'session', returnTo: pathname + search });
    dispatch(forgetUser());
    void navigate(`${routes.auth}?${query.toString()}`);
  });
  useEffect(() => lead(), []);
  return null;
}
