import type { ComponentProps } from 'react';
import { FieldFrame, type FieldText } from '../FieldFrame/FieldFrame';
import { Icon } from '../Icon/Icon';
import * as S from './Select.styles';

export interface SelectProps extends FieldText, Omit<ComponentProps<'select'>, 'size' | 'aria-label'> {
  /** `sm` for toolbars: as wide as its content. */
  size?: 'sm' | 'md';
}

/** A native select, which works on every device and without JavaScript. Pass options as children. */
export function Select({ id, label, hideLabel, help, error, optional, size = 'md', ...select }: SelectProps) {
  return (
    <FieldFrame {...{ id, label, help, error }} hideLabel={hideLabel ?? false} optional={optional ?? false}>
      {(control) => (
        <S.Frame $size={size}>
          <S.Select {...select} {...control} $size={size} />
          <S.Mark>
            <Icon name="chevronDown" size="sm" />
          </S.Mark>
        </S.Frame>
      )}
    </FieldFrame>
  );
}
