import { media, styled } from 'platform';

/** Several things below each other in a cell of a table. */
export const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(min-content, 1fr);
  gap: var(--space-1);
  justify-items: start;

  ${media.below.medium} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Several small things beside each other. */
export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-4);
  align-items: center;
  font-size: var(--text-sm);
`;

export const Muted = styled.span`
  color: var(--color-text-muted);
`;
