import { useEffect, useEffectEvent, useRef } from 'react';
import { NavigationType, useAnnounce, useLocation, useNavigationType } from 'platform';
import type { AccountTab } from 'shared-contracts';

/** Whether the navigation comes from the shell's tab bar, which resets the page even if the address is the same. */
const isResetNavigation = (state: unknown) => typeof state === 'object' && state !== null && 'fromTheTop' in state;

/**
 * A change of tab is treated as a page change: it scrolls to the top and is announced. Focus stays in the tab list if
 * the change came from there; otherwise (menu, tab bar, back) it moves to the heading.
 */
export function useTabNavigation(tab: AccountTab, title: string) {
  const nav = useRef<HTMLElement>(null);
  const panel = useRef<HTMLElement>(null);
  const { key, hash, state } = useLocation() as { key: string; hash: string; state: unknown };
  const isBackOrForward = useNavigationType() === NavigationType.Pop;
  const announce = useAnnounce();
  const last = useRef({ key, tab });

  const onNavigation = useEffectEvent(() => {
    const isReset = isResetNavigation(state);
    const isOtherTab = last.current.tab !== tab;
    last.current = { key, tab };
    if (!isReset && !isOtherTab) return;
    if (!isReset) announce(title);
    // The element that the hash names receives the focus.
    if (hash !== '') return;
    // The shell restores the scroll position on back and forward.
    if (!isBackOrForward) window.scrollTo(0, 0);
    if (isReset || !nav.current?.contains(document.activeElement)) focusHeading(panel.current);
  });
  useEffect(() => {
    if (last.current.key !== key) onNavigation();
  }, [key]);
  return { nav, panel };
}

/** The heading belongs to the tab and is not focusable otherwise. */
function focusHeading(panel: HTMLElement | null): void {
  const heading = panel?.querySelector('h1');
  heading?.setAttribute('tabindex', '-1');
  (heading ?? panel)?.focus({ preventScroll: true });
}
