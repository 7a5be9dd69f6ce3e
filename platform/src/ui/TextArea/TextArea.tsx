import type { ComponentProps } from 'react';
import { FieldFrame, type FieldText } from '../FieldFrame/FieldFrame';
import * as S from './TextArea.styles';

export interface TextAreaProps extends FieldText, Omit<ComponentProps<'textarea'>, 'children' | 'aria-label'> {}

/** A labelled multi-line field. Other props are passed to the `<textarea>`. */
export function TextArea({ id, label, hideLabel, help, error, optional, ...textArea }: TextAreaProps) {
  return (
    <FieldFrame {...{ id, label, help, error }} hideLabel={hideLabel ?? false} optional={optional ?? false}>
      {(control) => <S.TextArea {...textArea} {...control} />}
    </FieldFrame>
  );
}
