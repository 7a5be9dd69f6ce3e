import { useLocation, useSearchParams } from 'platform';
import { returnAddress, signInTarget, type SignInTarget } from 'shared-contracts';

/** Return address: from the link (`?returnTo=`) or from the shell's access check. */
export function useWayOn(): string | null {
  const [query] = useSearchParams();
  const { state } = useLocation();
  return returnAddress(query.get('returnTo')) ?? returnAddress(cameFrom(state));
}

/** What follows the sign-in, for the verification mail, whose link may be opened in another browser. */
export function useSignInTarget(): SignInTarget {
  const [query] = useSearchParams();
  return signInTarget(useWayOn(), query.get('save'));
}

/** Where one may go back to without signing in. */
export function useWayBack(): string | null {
  const [query] = useSearchParams();
  return query.get('message') === 'session' ? null : returnAddress(query.get('returnTo'));
}

function cameFrom(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('from' in state)) return null;
  return typeof state.from === 'string' ? state.from : null;
}
