import { media, styled } from 'platform';
import { row } from './rows.styles';

export const ClosingRow = styled.li`
  ${row}
  grid-template-columns: var(--space-10) minmax(0, 1fr) auto;

  &:hover {
    background: var(--color-hover);
  }

  h3 {
    font-size: var(--text-md);
  }

  ${media.below.medium} {
    padding-inline: var(--space-4);
  }
`;

export const Left = styled.p`
  --left: 62px;

  min-width: var(--left);
  padding: var(--space-2);
  border-radius: var(--radius-md);
  background: var(--color-warning-soft);
  color: var(--color-warning-soft-text);
  font-size: var(--text-xs);
  line-height: var(--leading-snug);
  text-align: center;

  b {
    display: block;
    font-size: var(--text-lg);
    font-weight: var(--weight-display);
    line-height: var(--leading-tight);
  }
`;
