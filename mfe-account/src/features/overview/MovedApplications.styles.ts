import { media, styled } from 'platform';
import { row } from './rows.styles';

export const MovedRow = styled.li`
  --board: 200px;

  ${row}
  grid-template-columns: var(--space-10) minmax(0, 1fr) var(--board);

  &:hover {
    background: var(--color-hover);
  }

  h3 {
    font-size: var(--text-md);
  }

  ${media.below.medium} {
    grid-template-columns: var(--space-10) minmax(0, 1fr);
    padding-inline: var(--space-4);
  }
`;

export const Board = styled.div`
  text-align: right;

  ${media.below.medium} {
    grid-column: 1 / -1;
    margin-top: var(--space-3);
    text-align: left;
  }
`;

export const Quiet = styled.p`
  display: flex;
  gap: var(--space-2);
  align-items: baseline;
  margin-top: var(--space-3);
  color: var(--color-text-muted);
  font-size: var(--text-sm);

  svg {
    flex: none;
    align-self: center;
  }
`;
