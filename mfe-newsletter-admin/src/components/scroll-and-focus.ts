import { useEffect, useRef } from 'react';

/** Scrolls to the top after a link far down a list. The shell restores the position after back and forward. */
export const scrollToTop = () => window.scrollTo(0, 0);

/** `ref` of a heading: focuses it if the focused element was removed. */
export function focusIfLost(heading: HTMLElement | null): void {
  const root = heading?.getRootNode() as Document | ShadowRoot | undefined;
  if (root?.activeElement === null || root?.activeElement === document.body) heading?.focus({ preventScroll: true });
}

/** `ref` of a paginated list: scrolls to its start when the page changes. */
export function useScrollToListStart(page: number) {
  const list = useRef<HTMLDivElement>(null);
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current !== page) list.current?.scrollIntoView();
    shown.current = page;
  }, [page]);
  return list;
}
