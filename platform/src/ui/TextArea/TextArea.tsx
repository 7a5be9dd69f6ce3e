import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { FieldFrame, controlStyles, type FieldText } from '../Field/FieldFrame';

const Area = styled.textarea`
  ${controlStyles}
  min-height: var(--textarea-height);
  resize: vertical;
`;

export interface TextAreaProps extends FieldText, Omit<ComponentProps<'textarea'>, 'children' | 'aria-label'> {}

/** A labeled multi-line field. Other props are passed to the `<textarea>`. */
export function TextArea({ id, label, hideLabel, help, error, optional, ...textArea }: TextAreaProps) {
  return (
    <FieldFrame {...{ id, label, help, error }} hideLabel={hideLabel ?? false} optional={optional ?? false}>
      {(control) => <Area {...textArea} {...control} />}
    </FieldFrame>
  );
}
