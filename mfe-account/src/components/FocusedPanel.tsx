import { useEffect, useRef, type ReactNode } from 'react';
import * as S from './form.styles';

/** News that stands in the page; it takes the focus as it comes, so that the keyboard goes on from here. */
export function FocusedPanel({ children }: { children: ReactNode }) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  return (
    <S.Focusable ref={panel} tabIndex={-1}>
      {children}
    </S.Focusable>
  );
}
