/** A value outside React, compatible with `useSyncExternalStore`. */
export interface ValueStore<Value> {
  readonly get: () => Value;
  /** Sets the value and notifies all subscribers, also if it is the same. */
  readonly set: (value: Value) => void;
  /** Returns a function that removes the listener. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** A value with listeners, for use with `useSyncExternalStore`. A listener is called after each `set`. */
export function createValueStore<Value>(initial: Value): ValueStore<Value> {
  const listeners = new Set<() => void>();
  let current = initial;
  return {
    get: () => current,
    set(value) {
      current = value;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
