import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { stepFocus } from './step-focus';

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
