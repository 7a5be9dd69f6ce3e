import type { ComponentProps, ReactNode } from 'react';
import * as S from '../Checkbox/choice.styles';

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
