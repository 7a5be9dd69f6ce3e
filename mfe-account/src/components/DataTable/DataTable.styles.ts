import { media, Sheet, styled } from 'platform';

/** Wide tables scroll inside their sheet, never the page. */
export const Frame = styled(Sheet)`
  overflow-x: auto;
`;

export const Table = styled.table`
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

  &:hover {
    background: var(--color-hover);
  }

  ${media.below.medium} {
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-1);
    padding: var(--space-4) var(--space-12) var(--space-4) var(--space-4);

    &:first-child {
      border-top: 0;
    }
  }
`;

/** Belongs to the row above it. */
export const More = styled.tr`
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
  }
`;

/** On small screens it stands in the corner of the card. */
export const ActionCell = styled.td`
  padding: var(--space-3) var(--cell-edge);

  > * {
    margin-left: auto;
  }

  ${media.below.medium} {
    position: absolute;
    top: var(--space-2);
    right: var(--space-1);
    padding: 0;
  }
`;

/** Several things below each other in a cell. */
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
