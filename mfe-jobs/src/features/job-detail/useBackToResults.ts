import { useSyncExternalStore } from 'react';
import { useLocation } from 'platform';
import { routes } from 'shared-contracts';

const never = () => () => {};

/**
 * Address of the results that the visitor came from, carried in the history entry. A reload keeps it but the server
 * knows nothing of it, so the first render has none.
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

/** Only an address of the search page counts: history state is anybody's to write. */
export function backAddress(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('backTo' in state)) return null;
  const { backTo } = state;
  if (typeof backTo !== 'string') return null;
  return backTo === routes.jobs || backTo.startsWith(`${routes.jobs}?`) ? backTo : null;
}
