import type { ReactNode } from 'react';
import * as S from './FieldSet.styles';

export interface FieldSetProps {
  legend: ReactNode;
  children: ReactNode;
}

/** A group of related controls. Consecutive groups are separated by a hairline, or in a `Stack` by its gap. */
export function FieldSet({ legend, children }: FieldSetProps) {
  return (
    <S.Group>
      <S.Legend>{legend}</S.Legend>
      {children}
    </S.Group>
  );
}
