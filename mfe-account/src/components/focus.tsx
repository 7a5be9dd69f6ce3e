import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import * as S from './form.styles';

/** Id of the tab's heading. */
export const tabTitleId = 'account-tab-title';

/** Id of a row's title link. */
export const rowTitleId = (id: string) => `row-${id}`;

/** Focus target after a row is removed: the next row, else the previous one, else the heading. */
export function afterRemoval(rows: readonly { id: string }[], removed: { id: string }): string {
  const at = rows.findIndex(({ id }) => id === removed.id);
  const neighbor = rows[at + 1] ?? rows[at - 1];
  return neighbor === undefined ? tabTitleId : rowTitleId(neighbor.id);
}

/** Ref of a placeholder. If it contains the focus when it is unmounted, a heading receives it; default: the tab's heading. */
export function useFocusFallback(headingId: string = tabTitleId) {
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = frame.current;
    return () => {
      if (!element?.contains(document.activeElement)) return;
      queueMicrotask(() => document.getElementById(headingId)?.focus({ preventScroll: true }));
    };
  }, [headingId]);
  return frame;
}

/** A message in the page that receives the focus when it appears, so that keyboard users continue from there. */
export function FocusedPanel({ children }: { children: ReactNode }) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  return (
    <S.Focusable ref={panel} tabIndex={-1}>
      {children}
    </S.Focusable>
  );
}
