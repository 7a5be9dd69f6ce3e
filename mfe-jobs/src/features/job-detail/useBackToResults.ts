import { useLocation } from 'platform';
import { useSyncExternalStore } from 'react';
import { routes } from 'shared-contracts';

const never = () => () => {};

/**
 * Address of the results that the visitor came from, stored in the history entry. It survives a reload, but the
 * server does not have it, so the first render returns none.
 */
export function useBackToResults(): string | null {
  const { state } = useLocation();
  const isInBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return isInBrowser ? backAddress(state) : null;
}

/** Accepts addresses of the search page only: history state is untrusted. */
export function backAddress(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('backTo' in state)) return null;
  const { backTo } = state;
  if (typeof backTo !== 'string') return null;
  return backTo === routes.jobs || backTo.startsWith(`${routes.jobs}?`) ? backTo : null;
}
