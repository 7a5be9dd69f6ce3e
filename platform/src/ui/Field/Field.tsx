import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { FieldFrame, type FieldText } from '../FieldFrame/FieldFrame';
import { control as controlStyles } from '../FieldFrame/FieldFrame.styles';

const Input = styled.input`
  ${controlStyles}
`;

export interface FieldProps extends FieldText, Omit<ComponentProps<'input'>, 'children' | 'aria-label'> {}

/** A labelled text field. Other props are passed to the `<input>`. */
export function Field({ id, label, hideLabel, help, error, optional, ...input }: FieldProps) {
  return (
    <FieldFrame {...{ id, label, help, error }} hideLabel={hideLabel ?? false} optional={optional ?? false}>
      {(control) => <Input {...input} {...control} />}
    </FieldFrame>
  );
}
