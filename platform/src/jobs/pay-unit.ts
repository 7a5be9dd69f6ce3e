import { localStore } from 'platform';
import { useSyncExternalStore } from 'react';
import { isOneOf, payUnits, type PayUnit } from 'shared-contracts';

/** Key in `localStorage`. The HTML server's inline script reads it before the first paint. */
export const payUnitKey = 'ui-pay';

/** Event of the window, because each remote has its own copy of this module. */
const changeEvent = 'pay-unit-changed';

const defaultUnit: PayUnit = 'month';

function storedUnit(): PayUnit {
  const value = localStore.get(payUnitKey);
  return isOneOf(payUnits, value) ? value : defaultUnit;
}

/** `<html data-pay>` selects the visible amounts, so that a change needs no render and the server's HTML is the same for all. */
function apply(unit: PayUnit): void {
  document.documentElement.dataset['pay'] = unit;
}

/** Shows pay in this unit on all pages of this browser. */
export function setPayUnit(unit: PayUnit): void {
  localStore.set(payUnitKey, unit);
  apply(unit);
  window.dispatchEvent(new Event(changeEvent));
}

function subscribe(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key !== payUnitKey) return;
    apply(storedUnit());
    listener();
  };
  window.addEventListener('storage', onStorage);
  window.addEventListener(changeEvent, listener);
  return () => {
    window.removeEventListener('storage', onStorage);
    window.removeEventListener(changeEvent, listener);
  };
}

/** The unit in which pay is shown. The default in the first render, which must equal the server's. */
export const usePayUnit = (): PayUnit => useSyncExternalStore(subscribe, storedUnit, () => defaultUnit);
