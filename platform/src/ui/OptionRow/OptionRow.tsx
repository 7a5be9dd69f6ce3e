import type { ComponentProps, ReactNode } from 'react';
import { Box, Ring } from '../Checkbox/choice.styles';
import * as S from './OptionRow.styles';

export interface OptionRowProps extends Omit<ComponentProps<'input'>, 'type' | 'children' | 'aria-label'> {
  control: 'checkbox' | 'radio';
  label: ReactNode;
  /** How many results it would leave, already written for the language; zero stays visible and can still be chosen. */
  count?: string | number;
}

/** One value of a filter: control, label, and on the right what it would leave. */
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
