import { useAnnounce } from 'platform';
import { useEffect, useState } from 'react';

/** The value after it has not changed for this many milliseconds. */
export function useSettled<Value>(value: Value, milliseconds: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return settled;
}

const announceAfterMs = 500;

/** Announces a text to screen readers once it has not changed for a moment. Null: nothing to announce. */
export function useAnnouncedAtRest(text: string | null): void {
  const announce = useAnnounce();
  const settled = useSettled(text, announceAfterMs);
  useEffect(() => {
    if (settled !== null) announce(settled);
  }, [settled, announce]);
}
