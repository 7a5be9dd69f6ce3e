import type { ComponentProps, ReactNode } from 'react';
import * as S from './choice.styles';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'children' | 'aria-label'> {
  label: ReactNode;
}

/** A native checkbox with a label. Other props are passed to the `<input>`. */
export function Checkbox({ label, ...input }: CheckboxProps) {
  return (
    <S.Row>
      <S.Box {...input} />
      <span>{label}</span>
    </S.Row>
  );
}
