import { useEffect, useEffectEvent, useRef } from 'react';
import { NavigationType, useAnnounce, useLocation, useNavigationType } from 'platform';
import type { AccountTab } from 'shared-contracts';

/** History state of a tap in the shell's tab bar: the page starts again, also if the address is the same. */
const beginsAnew = (state: unknown) => typeof state === 'object' && state !== null && 'fromTheTop' in state;

/**
 * A change of tab is treated as a page change: it scrolls to the top and is announced. Focus stays in the tab list if
 * the change came from there; otherwise (menu, tab bar, back) it moves to the heading.
 */
export function useTabMoves(tab: AccountTab, title: string) {
  const nav = useRef<HTMLElement>(null);
  const panel = useRef<HTMLElement>(null);
  const { key, hash, state } = useLocation() as { key: string; hash: string; state: unknown };
  const isBackOrForward = useNavigationType() === NavigationType.Pop;
  const announce = useAnnounce();
  const last = useRef({ key, tab });

  const onMove = useEffectEvent(() => {
    const isAnew = beginsAnew(state);
    const isElsewhere = last.current.tab !== tab;
    last.current = { key, tab };
    if (!isAnew && !isElsewhere) return;
    if (!isAnew) announce(title);
    // What the address names takes the focus itself.
    if (hash !== '') return;
    // Back and forward return to where the person had been: the shell sees to it.
    if (!isBackOrForward) window.scrollTo(0, 0);
    if (isAnew || !nav.current?.contains(document.activeElement)) focusHeading(panel.current);
  });
  useEffect(() => {
    if (last.current.key !== key) onMove();
  }, [key]);
  return { nav, panel };
}

/** The heading is the tab's own, and takes a focus from here only. */
function focusHeading(panel: HTMLElement | null): void {
  const heading = panel?.querySelector('h1');
  heading?.setAttribute('tabindex', '-1');
  (heading ?? panel)?.focus({ preventScroll: true });
}
