import { useSyncExternalStore } from 'react';
import { isOneOf } from 'shared-contracts';
import { deviceText } from './device-text';

interface DeviceChoice<Value extends string> {
  readonly set: (value: Value) => void;
  /** Hook. The default in the first render, which must equal the server's. */
  readonly useChoice: () => Value;
}

interface DeviceChoiceOptions<Value extends string> {
  /** Key in `localStorage`. */
  key: string;
  /** The first is the default. */
  values: readonly [Value, ...Value[]];
  /**
   * Attribute of `<html>` that selects styles, so that a change needs no render and the server's HTML is the same for all. The
   * HTML server's inline script sets it before the first paint: `data-pay`.
   */
  attribute?: string;
}

/** A choice that is remembered in this browser. */
export function deviceChoice<Value extends string>({
  key,
  values,
  attribute,
}: DeviceChoiceOptions<Value>): DeviceChoice<Value> {
  const text = deviceText(key);
  const [initial] = values;
  const get = (): Value => {
    const stored = text.get();
    return isOneOf(values, stored) ? stored : initial;
  };
  const apply = () => {
    if (attribute !== undefined) document.documentElement.dataset[attribute] = get();
  };
  const subscribe = (listener: () => void) =>
    text.subscribe(() => {
      apply();
      listener();
    });
  return {
    set(value) {
      text.set(value);
      apply();
    },
    useChoice: () => useSyncExternalStore(subscribe, get, () => initial),
  };
}
