import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { media } from '../../theme/media';
import { Box, Ring } from './Choice.styles';

const Row = styled.label<{ $empty: boolean }>`
  display: grid;
  grid-template-columns: var(--choice-size) minmax(0, 1fr) auto;
  gap: var(--space-3);
  align-items: center;
  min-height: var(--option-height);
  border-radius: var(--radius-xs);
  color: ${({ $empty }) => ($empty ? 'var(--color-text-muted)' : 'inherit')};
  font-size: var(--text-sm);
  cursor: pointer;

  &:hover {
    color: var(--color-brand-text);
  }

  &:has(:checked) {
    font-weight: var(--weight-semibold);
  }

  ${media.touch} {
    min-height: var(--target-min);
  }
`;

const Count = styled.span`
  color: var(--color-text-muted);
  font-size: var(--text-xs);
  font-variant-numeric: tabular-nums;
`;

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
    <Row $empty={empty}>
      <Control {...input} />
      <span>{label}</span>
      {count !== undefined && <Count>{count}</Count>}
    </Row>
  );
}
