import { useEffect, useEffectEvent } from 'react';
import { useDispatch, useNavigate } from 'platform';
import { routes } from 'shared-contracts';
import { forgetUser } from '../../apply.api';

type Dispatch = (action: ReturnType<typeof forgetUser>) => Promise<unknown>;

/** Stands where the session has ended: leads to /auth, which says so, and from there to where the draft is. */
export function SessionOver({ returnTo }: { returnTo: string }) {
  const dispatch = useDispatch() as unknown as Dispatch;
  const navigate = useNavigate();
  const lead = useEffectEvent(async () => {
    // First: /auth would send on whom it still takes for signed in.
    await dispatch(forgetUser());
    const query = new URLSearchParams({ message: 'session', returnTo });
    void navigate(`${routes.auth}?${query.toString()}`);
  });
  useEffect(() => void lead(), []);
  return null;
}
