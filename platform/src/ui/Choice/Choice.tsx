import type { ComponentProps, ReactNode } from 'react';
import * as S from './Choice.styles';

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

export interface RadioProps extends Omit<ComponentProps<'input'>, 'type' | 'children' | 'aria-label'> {
  label: ReactNode;
}

/** A native radio button with a label. The radio buttons of a group share a `name` and a `FieldSet`. */
export function Radio({ label, ...input }: RadioProps) {
  return (
    <S.Row>
      <S.Ring {...input} />
      <span>{label}</span>
    </S.Row>
  );
}
