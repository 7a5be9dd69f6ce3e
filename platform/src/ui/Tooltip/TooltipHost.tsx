import { useEffect, useState } from 'react';
import { onDemand } from '../overlay/on-demand';
import type { NamedButton, TooltipLayerProps } from './TooltipLayer';

/**
 * The icon button that was hovered or focused by Tab last; null after Tab moves focus to another element, even if the
 * pointer is still over a button. Touch and programmatic focus are ignored: otherwise the tooltip of a dialog's close button
 * would handle the Escape that should close the dialog.
 */
function useIconButton(): NamedButton | null {
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

/** `composedPath` includes elements inside shadow roots, `event.target` does not. */
function buttonOf(event: Event): NamedButton | null {
  const [innermost] = event.composedPath();
  const element = innermost instanceof Element ? innermost.closest<HTMLElement>('[data-tooltip]') : null;
  const name = element?.getAttribute('aria-label');
  return element && name ? { element, name } : null;
}

const isSame = (one: NamedButton | null, other: NamedButton | null) =>
  one?.element === other?.element && one?.name === other?.name;

/** Loaded on the first hover or keyboard focus, so touch devices do not load it. */
const TooltipLayer = onDemand<TooltipLayerProps>({
  load: async () => (await import(/* webpackChunkName: "tooltips" */ './TooltipLayer')).TooltipLayer,
  isWanted: ({ button }) => button !== null,
  ahead: false,
});

/**
 * Shows tooltips for all icon buttons of the page, across roots and shadow roots, with a shared delay. Rendered once, by the
 * shell.
 */
export function TooltipHost() {
  return <TooltipLayer button={useIconButton()} />;
}
