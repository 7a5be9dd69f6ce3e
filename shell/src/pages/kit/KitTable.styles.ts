import { media, styled } from 'platform';
import { Code } from './KitPage.styles';

/** Smaller than other tables of the site. Each row is a card on small screens. */
export const Cards = styled.div`
  table {
    font-size: var(--text-sm);
  }

  tbody th {
    font-weight: var(--weight-semibold);
  }

  small {
    display: block;
    color: var(--color-text-muted);
    font-size: var(--text-2xs);
    font-weight: var(--weight-regular);
  }
`;

export const Scroll = styled.div`
  position: relative;
  overflow-x: auto;
  border-radius: var(--radius-lg);
  background: var(--color-surface);
  box-shadow: var(--shadow-edge);
`;

export const Table = styled.table`
  --least-table-width: 40rem;

  width: 100%;
  border-collapse: collapse;
  font-size: var(--text-sm);

  ${media.below.medium} {
    min-width: var(--least-table-width);
  }

  th,
  td {
    padding: var(--space-3) var(--space-4);
    text-align: left;
    vertical-align: top;
  }

  thead th {
    background: var(--color-sunken);
    color: var(--color-text-muted);
    font-size: var(--text-xs);
    font-weight: var(--weight-medium);
  }

  tbody th {
    font-weight: var(--weight-semibold);
  }

  tbody tr {
    border-top: var(--border-hair) solid var(--color-border);
  }

  small {
    display: block;
    color: var(--color-text-muted);
    font-size: var(--text-2xs);
    font-weight: var(--weight-regular);
  }
`;

export const Name = styled(Code)`
  &[data-is-deprecated='true'] {
    color: var(--color-text-muted);
    text-decoration: line-through;
  }
`;

export const Type = styled(Code)`
  color: var(--color-info-soft-text);
`;

export const Value = styled(Code)`
  color: var(--color-accent-soft-text);
`;

export const Deprecation = styled.div`
  margin-top: var(--space-2);
`;

export const StateRow = styled.tr`
  th,
  td {
    vertical-align: middle;
  }

  &[data-on-green='true'] {
    --focus-inner: var(--color-chrome-text);

    background: var(--color-chrome);
    color: var(--color-chrome-text);
  }
`;
