import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { usePortal } from './portal';

const focusable =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex]:not([tabindex="-1"])';

/** What has the focus, inside shadow roots too. */
function focused(root: DocumentOrShadowRoot = document): HTMLElement | null {
  const active = root.activeElement;
  if (active?.shadowRoot) return focused(active.shadowRoot);
  return active instanceof HTMLElement ? active : null;
}

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
 * What Radix leaves to us in a modal dialog; give the result to its content.
 * - The focus goes back to what had it: Radix knows only its own triggers.
 * - In a shadow root its Tab loop and its hiding of what lies behind do nothing, because it reads `document.activeElement`,
 *   which is the host for everything inside. Both are done here for such a root.
 */
export function useModal() {
  const portal = usePortal();
  const [dialog, setDialog] = useState<HTMLElement | null>(null);
  const opener = useRef<HTMLElement | null>(null);
  const background = portal?.background;
  useEffect(() => {
    if (dialog === null || background === undefined) return undefined;
    background.toggleAttribute('inert', true);
    return () => {
      background.toggleAttribute('inert', false);
    };
  }, [dialog, background]);
  return {
    ref: setDialog,
    onOpenAutoFocus: () => {
      opener.current = focused();
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      opener.current?.focus();
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (dialog !== null) loopTab(event, dialog);
    },
  };
}
