import { useLocation, useSearchParams } from 'platform';
import { returnAddress, signInTarget, type SignInTarget } from 'shared-contracts';

/** Return address: from the link (`?returnTo=`) or from the shell's access check. */
export function useReturnAddress(): string | null {
  const [query] = useSearchParams();
  const { state } = useLocation();
  return returnAddress(query.get('returnTo')) ?? returnAddress(shellReturnAddress(state));
}

/** Return address and pending action for the verification mail, whose link may be opened in another browser. */
export function useSignInTarget(): SignInTarget {
  const [query] = useSearchParams();
  return signInTarget(useReturnAddress(), query.get('save'));
}

/** Return address that does not require a session; null after a session has ended. */
export function useGuestReturnAddress(): string | null {
  const [query] = useSearchParams();
  return query.get('message') === 'session' ? null : returnAddress(query.get('returnTo'));
}

function shellReturnAddress(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('from' in state)) return null;
  return typeof state.from === 'string' ? state.from : null;
}
