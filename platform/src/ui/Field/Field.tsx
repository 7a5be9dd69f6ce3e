import type { ComponentProps } from 'react';
import { styled, css } from 'styled-components';
import { Icon } from '../Icon';
import { FieldFrame, controlStyles, type FieldText } from './FieldFrame';

const Input = styled.input`
  ${controlStyles}
`;

export interface FieldProps extends FieldText, Omit<ComponentProps<'input'>, 'children' | 'aria-label'> {}

/**
 * A labeled text field. Other props are passed to the `<input>`.
 *
 * @remarks
 * - Label, help and error are connected with the input by `for` and `aria-describedby`.
 * - With an error the input has `aria-invalid`.
 * - A hidden label is still the accessible name.
 */
export function Field({ id, label, hideLabel, help, error, optional, ...input }: FieldProps) {
  return (
    <FieldFrame {...{ id, label, help, error }} hideLabel={hideLabel ?? false} optional={optional ?? false}>
      {(control) => <Input {...input} {...control} />}
    </FieldFrame>
  );
}

const Frame = styled.span<{ $size: 'sm' | 'md' }>`
  position: relative;
  display: ${({ $size }) => ($size === 'sm' ? 'inline-flex' : 'flex')};
  align-items: center;
`;

const small = css`
  width: auto;
  min-height: var(--control-sm);
  padding-block: 0;
  padding-left: var(--space-3);
  font-size: var(--text-sm);
  font-weight: var(--weight-medium);
`;

const NativeSelect = styled.select<{ $size: 'sm' | 'md' }>`
  ${controlStyles}
  padding-right: var(--space-10);
  appearance: none;
  text-overflow: ellipsis;
  cursor: pointer;

  ${({ $size }) => $size === 'sm' && small}
`;

const Mark = styled.span`
  position: absolute;
  right: var(--space-3);
  pointer-events: none;
`;

export interface SelectProps extends FieldText, Omit<ComponentProps<'select'>, 'size' | 'aria-label'> {
  /** `sm` for toolbars: as wide as its content. */
  size?: 'sm' | 'md';
}

/**
 * A native select, which works on every device and without JavaScript. Pass options as children.
 *
 * @remarks
 * - Label, help and error are connected as in `Field`.
 */
export function Select({ id, label, hideLabel, help, error, optional, size = 'md', ...select }: SelectProps) {
  return (
    <FieldFrame {...{ id, label, help, error }} hideLabel={hideLabel ?? false} optional={optional ?? false}>
      {(control) => (
        <Frame $size={size}>
          <NativeSelect {...select} {...control} $size={size} />
          <Mark>
            <Icon name="chevronDown" size="sm" />
          </Mark>
        </Frame>
      )}
    </FieldFrame>
  );
}
