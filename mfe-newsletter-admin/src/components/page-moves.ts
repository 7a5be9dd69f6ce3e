import { useEffect, useRef } from 'react';

/** What is opened from far down a list begins at the top; back and forward are the shell's. */
export const toTop = () => window.scrollTo(0, 0);

/** `ref` of a heading: takes the focus where what had it went away with the part of the page before. */
export function focusIfLost(heading: HTMLElement | null): void {
  const root = heading?.getRootNode() as Document | ShadowRoot | undefined;
  if (root?.activeElement === null || root?.activeElement === document.body) heading?.focus({ preventScroll: true });
}

/** `ref` of a list that has pages: another page is shown from its first row on. */
export function useListStart(page: number) {
  const list = useRef<HTMLDivElement>(null);
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current !== page) list.current?.scrollIntoView();
    shown.current = page;
  }, [page]);
  return list;
}
