import { media, styled } from 'platform';
import { late } from '../TextsWaiting';

export const Grid = styled.dl`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  margin: var(--space-6) 0;
  border-block: var(--border-hair) solid var(--color-border);

  ${media.below.medium} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

export const Fact = styled.div`
  display: grid;
  grid-template-columns: 20px minmax(0, 1fr);
  gap: 0 10px;
  align-content: start;
  padding: 14px var(--space-4) 14px 0;

  &:nth-child(n + 4) {
    border-top: var(--border-hair) solid var(--color-border);
  }

  /* The last row's hairline reaches the edge, however many facts are known. */
  ${media.from.medium} {
    &:last-child:nth-child(3n + 1) {
      grid-column: 1 / -1;
    }

    &:last-child:nth-child(3n + 2) {
      grid-column: span 2;
    }
  }

  dt {
    display: contents;
    font-size: var(--text-xs);
    color: var(--color-text-muted);
  }

  dt svg {
    grid-row: 1 / span 2;
    margin-top: 1px;
    color: var(--color-brand-text);
  }

  dd {
    grid-column: 2;
    font-size: var(--text-control);
    font-weight: 600;
    overflow-wrap: anywhere;
  }

  ${media.below.medium} {
    &:first-child,
    &:last-child:nth-child(even) {
      grid-column: 1 / -1;
    }

    &:nth-child(n + 2) {
      border-top: var(--border-hair) solid var(--color-border);
    }
  }
`;

/** From 1024 px the apply panel shows the terms. */
export const PayTerms = styled.span`
  display: block;
  font-size: var(--text-sm);
  font-weight: var(--weight-regular);
  color: var(--color-text-muted);

  ${media.from.large} {
    display: none;
  }
`;

export const Late = styled.div`
  ${late}
`;
