import { deviceChoice } from 'platform/jobs';
import { useEffect, useEffectEvent } from 'react';

const keys = deviceChoice<'on' | 'off'>({ key: 'ui-keys', values: ['on', 'off'] });

/** Whether the shortcuts are on in this browser. Single keys must be possible to switch off (WCAG 2.1.4). */
export const useAreKeysOn = () => keys.useChoice() === 'on';
export const setKeysOn = (isOn: boolean) => keys.set(isOn ? 'on' : 'off');

/** Fields and layers have their own keys. */
const typing = 'input, textarea, select, [contenteditable], [role="dialog"], [role="menu"], [role="listbox"]';
const controls = 'a, button, summary, [role="button"]';

function isForShortcuts({ target, key, defaultPrevented, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (defaultPrevented || ctrlKey || metaKey || altKey) return false;
  if (!(target instanceof Element)) return true;
  return target.closest(typing) === null && (key !== 'Enter' || target.closest(controls) === null);
}

/** Calls the action of a pressed key: `{ j: next }`. Letters match both cases; a null action leaves the key to the browser. */
export function useDeskKeys(actions: Readonly<Record<string, (() => void) | null>>): void {
  const areOn = useAreKeysOn();
  const press = useEffectEvent((event: KeyboardEvent) => {
    const action = actions[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (action === undefined || action === null || !isForShortcuts(event)) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    if (!areOn) return undefined;
    const listener = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, [areOn]);
}
