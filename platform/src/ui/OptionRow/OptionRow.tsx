import type { ComponentProps, ReactNode } from 'react';
import { Box, Ring } from '../Choice/Choice.styles';
import * as S from './OptionRow.styles';

export interface OptionRowProps extends Omit<ComponentProps<'input'>, 'type' | 'children' | 'aria-label'> {
  control: 'checkbox' | 'radio';
  label: ReactNode;
  /** Formatted number of results with this value. A value with zero results stays visible and selectable. */
  count?: string | number;
}

/** A filter value: control, label and result count. */
export function OptionRow({ control, label, count, ...input }: OptionRowProps) {
  const Control = control === 'checkbox' ? Box : Ring;
  const empty = count === 0 || count === '0';
  return (
    <S.Row $empty={empty}>
      <Control {...input} />
      <span>{label}</span>
      {count !== undefined && <S.Count>{count}</S.Count>}
    </S.Row>
  );
}
