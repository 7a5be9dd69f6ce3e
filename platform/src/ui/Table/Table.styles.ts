import { styled } from 'styled-components';
import { media } from '../../theme/media';
import { Sheet } from '../Layout/Layout';

/** Wide tables scroll inside their container. */
export const Frame = styled(Sheet)`
  overflow-x: auto;
`;

export const Grid = styled.table`
  --cell-edge: var(--space-4);

  width: 100%;
  border-collapse: collapse;
  font-size: var(--text-control);

  thead th {
    padding: var(--space-3) var(--cell-edge);
    background: var(--color-sunken);
    color: var(--color-text-muted);
    font-size: var(--text-xs);
    font-weight: var(--weight-semibold);
    text-align: left;
  }

  ${media.below.wide} {
    --cell-edge: var(--space-3);
  }

  ${media.below.medium} {
    --cell-edge: var(--space-4);

    &,
    & tbody {
      display: block;
    }

    & thead {
      position: absolute;
      overflow: hidden;
      width: var(--border-hair);
      height: var(--border-hair);
      clip-path: inset(50%);
    }
  }

  [data-number] {
    text-align: right;

    ${media.below.medium} {
      text-align: left;
    }
  }
`;

/** Row header. */
export const TitleCell = styled.th.attrs({ scope: 'row' })`
  min-width: calc(var(--space-12) * 3);
  padding: var(--space-3) var(--cell-edge);
  font-weight: var(--weight-regular);
  text-align: left;
  overflow-wrap: break-word;

  ${media.below.medium} {
    display: block;
    min-width: 0;
    padding: 0;
    overflow-wrap: anywhere;
  }
`;

/**
 * On small screens `data-label` is shown before the content, and a cell with `data-lead` is first. Numeric cells have
 * `data-number`.
 */
export const Cell = styled.td`
  padding: var(--space-3) var(--cell-edge);
  overflow-wrap: break-word;
  font-variant-numeric: tabular-nums;

  ${media.below.medium} {
    display: block;
    padding: 0;
    color: var(--color-text-muted);
    font-size: var(--text-sm);
    overflow-wrap: anywhere;

    &:empty {
      display: none;
    }

    &[data-label]::before {
      content: attr(data-label) ' ';
    }

    &[data-lead] {
      order: -1;
    }
  }
`;

/** Cell for the row's button, placed in the corner of the card on small screens. */
export const ActionCell = styled.td`
  padding: var(--space-3) var(--cell-edge);

  /* Align with the row's first line without increasing its height. */
  > * {
    margin-block: calc((1lh - var(--target-min)) / 2);
    margin-left: auto;
  }

  ${media.below.medium} {
    position: absolute;
    top: var(--space-2);
    right: var(--space-1);
    padding: 0;

    > * {
      margin-block: 0;
    }
  }
`;

/** A table row, shown as a card on small screens. */
export const Row = styled.tr`
  border-top: var(--border-hair) solid var(--color-border);

  &:hover {
    background: var(--color-hover);
  }

  > * {
    vertical-align: baseline;
  }

  > ${ActionCell} {
    vertical-align: top;
  }

  ${media.below.medium} {
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-1);
    padding: var(--space-4);

    &:first-child {
      border-top: 0;
    }

    &:has(> ${ActionCell}) {
      padding-right: var(--space-12);
    }
  }
`;

/** Continuation of the row above: one cell over all columns. */
export const MoreRow = styled.tr`
  td {
    padding: 0 var(--cell-edge) var(--space-4);
  }

  ${media.below.medium} {
    &,
    & td {
      display: block;
    }
  }
`;
