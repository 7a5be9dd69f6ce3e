import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';

/**
 * A panel behind a button. An outside click, focus leaving the panel and Escape close it; Escape returns the focus to
 * the button. Tab moves through it in document order; the up and down arrows do too, and open it from the button.
 * Spread `frame` on the element around both, `button` on the button.
 */
export function useDisclosure() {
  const [open, setOpen] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(false);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && open) {
      close();
      button.current?.focus();
    }
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      flushSync(() => setOpen(true));
      stepFocus(frame.current!, event.key === 'ArrowDown' ? 1 : -1);
    }
  };

  useEffect(() => {
    if (!open) return undefined;
    const closeBeside = ({ target }: PointerEvent) => {
      if (target instanceof Node && !frame.current?.contains(target)) close();
    };
    document.addEventListener('pointerdown', closeBeside);
    return () => document.removeEventListener('pointerdown', closeBeside);
  }, [open]);

  return {
    open,
    close,
    frame: {
      ref: frame,
      onBlur: ({ relatedTarget }: FocusEvent) => {
        if (relatedTarget !== null && !frame.current?.contains(relatedTarget)) close();
      },
      onKeyDown,
    },
    button: { ref: button, 'aria-expanded': open, onClick: () => setOpen((before) => !before) },
  };
}

/** Moves the focus to the next or the previous link or button inside of `frame`, around its ends. */
function stepFocus(frame: HTMLElement, step: 1 | -1): void {
  const stops = [...frame.querySelectorAll<HTMLElement>('a[href], button:not(:disabled)')];
  const at = stops.findIndex((stop) => stop === frame.ownerDocument.activeElement);
  stops.at((at + step) % stops.length)?.focus();
}
