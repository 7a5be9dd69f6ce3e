import { media, Sheet } from 'platform/narrow';
import { styled } from 'styled-components';

/** Wide tables scroll inside their sheet, never the page. */
export const Frame = styled(Sheet)`
  overflow-x: auto;
`;

export const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: var(--text-control);

  thead th {
    padding: var(--space-3) var(--space-4);
    background: var(--color-sunken);
    color: var(--color-text-muted);
    font-size: var(--text-xs);
    font-weight: var(--weight-semibold);
    text-align: left;
    white-space: nowrap;
  }

  thead th[data-number] {
    text-align: right;
  }

  ${media.below.medium} {
    &,
    & tbody {
      display: block;
    }

    & thead {
      position: absolute;
      overflow: hidden;
      width: 1px;
      height: 1px;
      clip-path: inset(50%);
    }
  }
`;

/** A row, or on small screens a card. */
export const Row = styled.tr`
  border-top: var(--border-hair) solid var(--color-border);

  ${media.below.medium} {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-2);
    justify-items: start;
    padding: var(--space-4);

    &:first-child {
      border-top: 0;
    }
  }
`;

export const TitleCell = styled.th.attrs({ scope: 'row' })`
  padding: var(--space-3) var(--space-4);
  font-weight: var(--weight-semibold);
  text-align: left;
  overflow-wrap: anywhere;

  ${media.below.medium} {
    display: block;
    padding: 0;
  }
`;

export const Cell = styled.td`
  padding: var(--space-3) var(--space-4);
  overflow-wrap: break-word;
  font-variant-numeric: tabular-nums;

  &[data-number] {
    text-align: right;
  }

  ${media.below.medium} {
    display: block;
    padding: 0;
    color: var(--color-text-muted);
    font-size: var(--text-sm);

    &[data-number] {
      text-align: left;
    }

    &:empty {
      display: none;
    }

    &[data-label]::before {
      content: attr(data-label) ' ';
    }
  }
`;

export const Muted = styled.span`
  color: var(--color-text-muted);
  font-size: var(--text-sm);
  font-weight: var(--weight-regular);
`;
