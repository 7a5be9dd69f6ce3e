import type { ComponentProps, ReactNode } from 'react';
import * as S from './Switch.styles';

export interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role' | 'children' | 'aria-label'> {
  label: ReactNode;
}

/** A switch. A change applies immediately, without submitting a form. */
export function Switch({ label, ...input }: SwitchProps) {
  return (
    <S.Row>
      <S.Switch {...input} />
      <span>{label}</span>
    </S.Row>
  );
}
