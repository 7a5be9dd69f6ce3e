import { styled } from 'styled-components';
import { media } from '../../theme/media';

export const Row = styled.label<{ $empty: boolean }>`
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

export const Count = styled.span`
  color: var(--color-text-muted);
  font-size: var(--text-xs);
  font-variant-numeric: tabular-nums;
`;
