import { useEffect, useEffectEvent } from 'react';
import { useNavigate, useSetSession } from 'platform';
import { routes } from 'shared-contracts';

/** Stands where the session has ended: leads to /auth, which says so, and from there to where the draft is. */
export function SessionOver({ returnTo }: { returnTo: string }) {
  const setSession = useSetSession();
  const navigate = useNavigate();
  const lead = useEffectEvent(async () => {
    // First: /auth would send on whom it still takes for signed in.
    await setSession(null);
    const query = new URLSearchParams({ message: 'session', returnTo });
    void navigate(`${routes.auth}?${query.toString()}`);
  });
  useEffect(() => void lead(), []);
  return null;
}
