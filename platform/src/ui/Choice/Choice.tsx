import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { media } from '../../theme/media';
import * as S from './Choice.styles';

interface ChoiceProps extends Omit<ComponentProps<'input'>, 'type' | 'children' | 'aria-label'> {
  label: ReactNode;
}

export type CheckboxProps = ChoiceProps;

/** A native checkbox with a label. Other props are passed to the `<input>`. */
export function Checkbox({ label, ...input }: CheckboxProps) {
  return (
    <S.Row>
      <S.Box {...input} />
      <span>{label}</span>
    </S.Row>
  );
}

export type RadioProps = ChoiceProps;

/**
 * A native radio button with a label. The radio buttons of a group share a `name` and a `FieldSet`.
 *
 * @remarks
 * - Arrow keys move within the group, which is one stop in the tab order.
 */
export function Radio({ label, ...input }: RadioProps) {
  return (
    <S.Row>
      <S.Ring {...input} />
      <span>{label}</span>
    </S.Row>
  );
}

const SwitchRow = styled.label`
  display: grid;
  grid-template-columns: var(--switch-width) minmax(0, 1fr);
  gap: var(--space-3);
  align-items: center;
  min-height: var(--target-min);
  font-size: var(--text-sm);
  cursor: pointer;
`;

const SwitchInput = styled.input.attrs({ type: 'checkbox', role: 'switch' })`
  width: var(--switch-width);
  height: var(--switch-height);
  margin: 0;
  padding: calc((var(--switch-height) - var(--choice-size)) / 2);
  border-radius: var(--radius-full);
  background: var(--color-border-strong);
  appearance: none;
  cursor: pointer;
  transition: background-color var(--motion-fast) var(--ease-out);

  &::after {
    content: '';
    display: block;
    width: var(--choice-size);
    height: var(--choice-size);
    border-radius: 50%;
    background: var(--color-surface);
    transition: translate var(--motion-fast) var(--ease-out);
  }

  &:checked {
    background: var(--color-brand);
  }

  &:checked::after {
    background: var(--color-brand-contrast);
    translate: calc(var(--switch-width) - var(--switch-height));
  }

  ${media.forcedColors} {
    appearance: auto;
  }
`;

export type SwitchProps = Omit<ChoiceProps, 'role'>;

/**
 * A switch. A change applies immediately, without submitting a form.
 *
 * @remarks
 * - An input with the role `switch`. Space changes it.
 */
export function Switch({ label, ...input }: SwitchProps) {
  return (
    <SwitchRow>
      <SwitchInput {...input} />
      <span>{label}</span>
    </SwitchRow>
  );
}
