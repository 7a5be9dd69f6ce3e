import { useEffect, useEffectEvent } from 'react';
import { useSignInAgain } from 'platform';

/** Stands where the session has ended: leads to /auth, which says so, and from there to where the draft is. */
export function SessionOver({ returnTo }: { returnTo: string }) {
  // Navigates after rendering, when the leave guard of the previous content is unmounted.
  const lead = useEffectEvent(useSignInAgain(returnTo));
  useEffect(() => lead(), []);
  return null;
}
