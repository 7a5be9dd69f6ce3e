import type { ReactNode } from 'react';
import * as S from './FieldSet.styles';

export interface FieldSetProps {
  legend: ReactNode;
  children: ReactNode;
}

/** Controls that answer one question; several below each other are told apart by a hairline, in a `Stack` by its gap alone. */
export function FieldSet({ legend, children }: FieldSetProps) {
  return (
    <S.Group>
      <S.Legend>{legend}</S.Legend>
      {children}
    </S.Group>
  );
}
