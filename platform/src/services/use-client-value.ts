import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Returns `serverValue` on the server and during hydration, whose render must equal the server's, and `value` otherwise.
 * `useClientValue(true, false)` is whether the component is hydrated. Equal values cause no second render; objects must be
 * memoized.
 */
export function useClientValue<Value>(value: Value, serverValue: Value): Value {
  return useSyncExternalStore(
    never,
    () => value,
    () => serverValue,
  );
}
