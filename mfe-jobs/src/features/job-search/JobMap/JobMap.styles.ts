import { Link, media, Sheet, styled } from 'platform';

export const Layout = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 20rem);
  gap: var(--space-5);
  align-items: start;

  ${media.below.wide} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const MapSheet = styled(Sheet)`
  padding: var(--space-4);

  ${media.below.medium} {
    padding: var(--space-3);
  }
`;

export const Drawing = styled.svg`
  display: block;
  width: 100%;
  max-height: 46rem;
  overflow: visible;
`;

export const District = styled.path`
  fill: var(--color-sunken);
  stroke: var(--color-border-strong);
  stroke-width: 1.5;
  stroke-linejoin: round;
`;

export const Inset = styled.rect`
  fill: none;
  stroke: var(--color-border);
  stroke-width: 2;
`;

/** A link around a circle. Its focus ring is drawn as two circles' edges, because outlines of SVG links are boxes. */
export const Dot = styled(Link)`
  outline: 0;
  box-shadow: none;

  circle:first-child {
    fill: transparent;
  }

  circle:last-of-type {
    fill: var(--color-brand);
    fill-opacity: 0.72;
    stroke: var(--color-surface);
    stroke-width: 2;
  }

  &[aria-current] circle:last-of-type {
    fill-opacity: 1;
    stroke: var(--color-text);
    stroke-width: 3;
  }

  &:hover circle:last-of-type {
    fill-opacity: 1;
  }

  &:focus-visible circle:first-child {
    stroke: var(--color-focus-out);
    stroke-width: 8;
  }

  &:focus-visible circle:last-of-type {
    fill-opacity: 1;
    stroke: var(--color-focus-in);
    stroke-width: 6;
  }

  ${media.forcedColors} {
    circle:last-of-type {
      fill: LinkText;
    }
  }
`;

/** The dot under the pointer or with the focus, in words. One line is reserved. */
export const Readout = styled.p`
  min-height: var(--space-6);
  margin-top: var(--space-2);
  font-size: var(--text-sm);
  color: var(--color-text-muted);

  b {
    font-weight: var(--weight-semibold);
    color: var(--color-text);
  }
`;

export const Source = styled.p`
  margin-top: var(--space-2);
  font-size: var(--text-xs);
  color: var(--color-text-muted);
`;

/** As high as the map beside it. */
export const TableSheet = styled(Sheet)`
  ${media.from.wide} {
    max-height: 52rem;
    overflow-y: auto;
  }
`;

export const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: var(--text-sm);

  caption {
    padding: var(--space-3) var(--space-4);
    font-weight: var(--weight-semibold);
    text-align: start;
  }

  th,
  td {
    padding: var(--space-2) var(--space-4);
    border-top: var(--border-hair) solid var(--color-border);
    font-weight: inherit;
    text-align: start;
    overflow-wrap: anywhere;
  }

  thead {
    font-size: var(--text-xs);
    color: var(--color-text-muted);
  }

  th:last-child,
  td:last-child {
    font-variant-numeric: tabular-nums;
    text-align: end;
    white-space: nowrap;
    overflow-wrap: normal;
  }

  tfoot,
  small {
    font-size: var(--text-xs);
    color: var(--color-text-muted);
  }
`;
