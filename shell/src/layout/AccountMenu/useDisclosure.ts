import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';

/**
 * A panel behind a button: a click beside it, the focus leaving it and Escape close it, and Escape gives the focus back.
 * `frame` goes around both, `button` on the button.
 */
export function useDisclosure() {
  const [open, setOpen] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(false);

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
      onKeyDown: ({ key }: KeyboardEvent) => {
        if (key !== 'Escape' || !open) return;
        close();
        button.current?.focus();
      },
    },
    button: { ref: button, 'aria-expanded': open, onClick: () => setOpen((before) => !before) },
  };
}
