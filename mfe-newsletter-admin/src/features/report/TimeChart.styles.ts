import { styled } from 'styled-components';

export const Title = styled.h3`
  margin-bottom: var(--space-4);
`;

/** Values are left of the drawing and times below it, because text inside would be stretched. */
export const Plot = styled.div`
  display: grid;
  grid-template-areas: 'heights drawing' '. times';
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--space-1) var(--space-2);
  color: var(--color-text-muted);
  font-size: var(--text-2xs);
  font-variant-numeric: tabular-nums;
`;

export const Heights = styled.div`
  grid-area: heights;
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  text-align: right;
  line-height: 1;
`;

export const Drawing = styled.svg`
  grid-area: drawing;
  width: 100%;
  height: calc(var(--space-20) * 2);
  overflow: visible;
  fill: none;

  path {
    vector-effect: non-scaling-stroke;
  }
`;

export const Times = styled.div`
  grid-area: times;
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-4);
  justify-content: space-between;
`;

export const Grid = styled.path`
  stroke: var(--color-border);
`;

export const Area = styled.path`
  fill: var(--color-brand-soft);
`;

/** The second line is also distinguished by dashes. */
export const Line = styled.path<{ $isSecond: boolean }>`
  fill: none;
  stroke: ${({ $isSecond }) => ($isSecond ? 'var(--color-info)' : 'var(--color-brand)')};
  stroke-width: 2;
  stroke-linejoin: round;
  stroke-dasharray: ${({ $isSecond }) => ($isSecond ? '5 4' : 'none')};
`;

export const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-4);
  margin-bottom: var(--space-3);
  font-size: var(--text-xs);

  li {
    display: flex;
    gap: var(--space-2);
    align-items: center;
  }
`;

export const Sample = styled.svg`
  width: var(--icon-lg);
  height: var(--space-1);
`;

export const Details = styled.details`
  margin-top: var(--space-3);
  font-size: var(--text-sm);

  summary {
    width: fit-content;
    min-height: var(--space-6);
    border-radius: var(--radius-xs);
    color: var(--color-brand-text);
    cursor: pointer;
  }

  table {
    width: 100%;
    border-collapse: collapse;
    font-variant-numeric: tabular-nums;
  }

  caption {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }

  th,
  td {
    padding: var(--space-1) var(--space-2);
    border-bottom: var(--border-hair) solid var(--color-border);
    font-weight: var(--weight-regular);
    text-align: left;
  }

  td {
    text-align: right;
  }

  thead th {
    color: var(--color-text-muted);
    font-size: var(--text-xs);

    &:not(:first-child) {
      text-align: right;
    }
  }
`;

export const Scroll = styled.div`
  position: relative;
  max-height: calc(var(--space-20) * 3);
  overflow: auto;
  margin-top: var(--space-2);
`;
