import { media, styled } from 'platform';

export const Searches = styled.ul`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  overflow: hidden;
  border-radius: var(--radius-lg);
  background: var(--color-surface);
  box-shadow: var(--shadow-edge), var(--shadow-1);

  ${media.below.large} {
    grid-auto-flow: row;
  }
`;

export const Search = styled.li<{ $hasPicture: boolean }>`
  --picture: 104px;

  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) ${({ $hasPicture }) => ($hasPicture ? 'var(--picture)' : '')};
  grid-template-rows: auto 1fr auto;
  gap: var(--border-control) var(--space-3);
  padding: var(--space-4) var(--space-5) var(--space-5);

  &:hover {
    background: var(--color-hover);
  }

  & + & {
    border-left: var(--border-hair) solid var(--color-border);
  }

  ${media.below.large} {
    & + & {
      border-top: var(--border-hair) solid var(--color-border);
      border-left: 0;
    }
  }
`;

/** The dot marks news. */
export const Count = styled.span<{ $isNone: boolean }>`
  --count: 2.25rem;
  --dot: 10px;

  display: flex;
  gap: var(--space-2);
  align-items: center;
  color: ${({ $isNone }) => ($isNone ? 'var(--color-text-muted)' : 'inherit')};
  font-size: var(--count);
  font-weight: var(--weight-display);
  font-variant-numeric: tabular-nums;
  letter-spacing: -0.03em;
  line-height: 1;

  &::after {
    content: '';
    display: ${({ $isNone }) => ($isNone ? 'none' : 'block')};
    width: var(--dot);
    height: var(--dot);
    border-radius: var(--radius-full);
    background: var(--color-accent);
    box-shadow: 0 0 0 var(--border-control) var(--color-accent-line);
  }
`;

export const Picture = styled.div`
  grid-row: 1 / span 3;
  grid-column: 2;
  align-self: end;
`;
