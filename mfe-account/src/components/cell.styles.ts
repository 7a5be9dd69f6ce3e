import { media, styled } from 'platform';

/** Elements of a table cell, one per line. */
export const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(min-content, 1fr);
  gap: var(--space-1);
  justify-items: start;

  ${media.below.medium} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Small elements of a table cell on one line. */
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
