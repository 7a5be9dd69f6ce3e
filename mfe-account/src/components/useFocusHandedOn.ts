import { useLayoutEffect, useRef } from 'react';
import { focusHome } from './Confirmation/focus-targets';

/** Of something that gives its place to what it waited for: where it had the focus, a heading takes it, the tab's unless told. */
export function useFocusHandedOn(headingId: string = focusHome) {
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = frame.current;
    return () => {
      if (!element?.contains(document.activeElement)) return;
      queueMicrotask(() => document.getElementById(headingId)?.focus({ preventScroll: true }));
    };
  }, [headingId]);
  return frame;
}
