import { useSyncExternalStore } from 'react';
import { useServices } from '../services-context';

const never = () => () => {};
const onServer = () => false;

/**
 * Whether the page runs inside a native app (SPEC §2, §7). False on the server and in the render that takes its content
 * over; styles ask for `html[data-native]` instead, which is there from the start.
 */
export function useIsNative(): boolean {
  return useSyncExternalStore(never, useServices().isNative, onServer);
}
