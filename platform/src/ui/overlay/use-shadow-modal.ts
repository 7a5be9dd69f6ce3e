import { useEffect, useState, type KeyboardEvent } from 'react';
import { usePortal } from './portal';

const focusable =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex]:not([tabindex="-1"])';

/** Keeps Tab inside `dialog`, by the focus of its own root. */
function loopTab(event: KeyboardEvent, dialog: HTMLElement): void {
  const root = dialog.getRootNode();
  if (event.key !== 'Tab' || !(root instanceof ShadowRoot)) return;
  const stops = [...dialog.querySelectorAll<HTMLElement>(focusable)];
  const [edge, target] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  if (target === undefined || (root.activeElement !== edge && dialog.contains(root.activeElement))) return;
  event.preventDefault();
  target.focus();
}

/**
 * Radix reads `document.activeElement`, which is the host for everything inside a shadow root: there its Tab loop and its
 * hiding of what lies behind do nothing. Both are done here for such a root, and left to Radix elsewhere.
 * Give the result to the dialog's content.
 */
export function useShadowModal() {
  const portal = usePortal();
  const [dialog, setDialog] = useState<HTMLElement | null>(null);
  const background = portal?.background;
  useEffect(() => {
    if (dialog === null || background === undefined) return;
    background.inert = true;
    return () => {
      background.inert = false;
    };
  }, [dialog, background]);
  return {
    ref: setDialog,
    onKeyDown: (event: KeyboardEvent) => {
      if (dialog !== null) loopTab(event, dialog);
    },
  };
}
