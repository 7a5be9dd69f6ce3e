import { media, styled } from 'platform';
import { Panel } from './Block.styles';
import { Small } from './rows.styles';

export const Due = styled(Panel)`
  display: grid;
  gap: var(--space-1);
  align-content: start;
  padding: var(--space-5) var(--space-6) var(--space-3);

  h2 {
    font-size: var(--text-lg);
    font-weight: var(--weight-bold);
  }

  ${media.below.medium} {
    padding-inline: var(--space-5);
  }
`;

export const DueRow = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: var(--space-10) minmax(0, 1fr) var(--icon-md);
  gap: var(--space-3);
  align-items: center;
  padding-block: var(--space-3);

  & + & {
    border-top: var(--border-hair) solid var(--color-border);
  }
`;

export const Urgent = styled(Small)`
  color: var(--color-warning-soft-text);
  font-size: var(--text-xs);
  font-weight: var(--weight-semibold);
`;
