import type { ComponentProps, ReactNode } from 'react';
import * as S from './Switch.styles';

export interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role' | 'children' | 'aria-label'> {
  label: ReactNode;
}

/** Something that is on or off at once, without a form being sent. */
export function Switch({ label, ...input }: SwitchProps) {
  return (
    <S.Row>
      <S.Switch {...input} />
      <span>{label}</span>
    </S.Row>
  );
}
