import { useEffect, useRef, type ReactNode } from 'react';
import * as S from './form.styles';

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
