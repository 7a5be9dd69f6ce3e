import { useEffect, useState } from 'react';

/** An icon button, and its name at the time. */
export interface NamedButton {
  element: HTMLElement;
  name: string;
}

/**
 * The icon button that the pointer or the Tab key reached last; null once Tab has led to something else, also where the pointer
 * still rests on one. A finger shows none, nor does a focus that a script has moved. Otherwise the name of a dialog's close button
 * would take Escape, which is to close the dialog.
 */
export function useIconButton(): NamedButton | null {
  const [button, setButton] = useState<NamedButton | null>(null);
  useEffect(() => {
    let key = '';
    const show = (found: NamedButton | null) => setButton((before) => (isSame(before, found) ? before : found));
    const onPointerOver = (event: PointerEvent) => {
      const found = event.pointerType === 'touch' ? null : buttonOf(event);
      if (found !== null) show(found);
    };
    const onKeyDown = (event: KeyboardEvent) => (key = event.key);
    const onFocusIn = (event: FocusEvent) => {
      if (key === 'Tab') show(buttonOf(event));
    };
    document.addEventListener('pointerover', onPointerOver);
    document.addEventListener('keydown', onKeyDown, true);
    document.addEventListener('focusin', onFocusIn);
    return () => {
      document.removeEventListener('pointerover', onPointerOver);
      document.removeEventListener('keydown', onKeyDown, true);
      document.removeEventListener('focusin', onFocusIn);
    };
  }, []);
  return button;
}

/** The path reaches into shadow roots, the event's target does not. */
function buttonOf(event: Event): NamedButton | null {
  const [innermost] = event.composedPath();
  const element = innermost instanceof Element ? innermost.closest<HTMLElement>('[data-tooltip]') : null;
  const name = element?.getAttribute('aria-label');
  return element && name ? { element, name } : null;
}

const isSame = (one: NamedButton | null, other: NamedButton | null) =>
  one?.element === other?.element && one?.name === other?.name;
