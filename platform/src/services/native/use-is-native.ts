import { useSyncExternalStore } from 'react';
import { useServices } from '../services-context';

const never = () => () => {};
const onServer = () => false;

/**
 * Whether the page runs inside a native app (SPEC §2, §7). False on the server and during hydration. Styles use
 * `html[data-native]` instead, which is set before the first render.
 */
export function useIsNative(): boolean {
  return useSyncExternalStore(never, useServices().isNative, onServer);
}
