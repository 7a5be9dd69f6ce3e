import type { ComponentProps } from 'react';
import { FieldFrame, type FieldText } from '../FieldFrame/FieldFrame';
import * as S from './Field.styles';

export interface FieldProps extends FieldText, Omit<ComponentProps<'input'>, 'children' | 'aria-label'> {}

/** A labelled text field. Other props are passed to the `<input>`. */
export function Field({ id, label, hideLabel, help, error, optional, ...input }: FieldProps) {
  return (
    <FieldFrame {...{ id, label, help, error }} hideLabel={hideLabel ?? false} optional={optional ?? false}>
      {(control) => <S.Input {...input} {...control} />}
    </FieldFrame>
  );
}
