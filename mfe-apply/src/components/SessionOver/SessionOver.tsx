import { useEffect, useEffectEvent } from 'react';
import { useSignInAgain } from 'platform';

/** Stands where the session has ended: leads to /auth, which says so, and from there to where the draft is. */
export function SessionOver({ returnTo }: { returnTo: string }) {
  // Once it stands there: the leave guard of what stood there before has gone with it.
  const lead = useEffectEvent(useSignInAgain(returnTo));
  useEffect(() => lead(), []);
  return null;
}
