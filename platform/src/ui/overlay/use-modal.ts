import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { usePortal } from './portal';

const focusable =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex]:not([tabindex="-1"])';

/** The focused element, including inside shadow roots. */
function focused(root: DocumentOrShadowRoot = document): HTMLElement | null {
  const active = root.activeElement;
  if (active?.shadowRoot) return focused(active.shadowRoot);
  return active instanceof HTMLElement ? active : null;
}

/** Traps Tab inside `dialog`, based on the active element of its root. */
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
 * Adds to Radix's modal dialog what it does not support. Pass the result to the dialog's content.
 * - Restores focus to the previously focused element: Radix only restores focus to its own triggers.
 * - Traps Tab and makes the background inert in a shadow root. Radix reads `document.activeElement`, which is the host for all
 *   elements inside.
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
