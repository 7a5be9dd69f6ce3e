import { css, media, styled } from 'platform';
import type { IncidentStep } from './incident';

export const Banner = styled.section`
  border-radius: var(--radius-lg);
  background: var(--color-surface);
  box-shadow: var(--shadow-edge), var(--shadow-1);
  overflow: hidden;
  margin-bottom: var(--space-6);
`;

export const Head = styled.header`
  display: grid;
  grid-template-columns: var(--icon-lg) minmax(0, 1fr) auto;
  gap: var(--space-3);
  align-items: start;
  padding: var(--space-4) var(--space-5);
  background: var(--color-danger-soft);
  color: var(--color-danger-soft-text);

  h2 {
    font-size: var(--text-xl);
    letter-spacing: var(--tracking-title);
    overflow-wrap: anywhere;
  }

  p {
    font-size: var(--text-sm);
  }

  ${media.below.medium} {
    grid-template-columns: var(--icon-lg) minmax(0, 1fr);

    button {
      grid-column: 2;
      justify-self: start;
    }
  }
`;

export const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1.04fr);
  gap: var(--space-8);
  padding: var(--space-5) var(--space-5) var(--space-4);

  ${media.below.wide} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Figure = styled.figure`
  figcaption {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: var(--space-1) var(--space-4);
    margin-bottom: var(--space-3);
    font-size: var(--text-sm);
  }

  > p {
    color: var(--color-text-muted);
    font-size: var(--text-sm);
  }
`;

export const Legend = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-4);
  color: var(--color-text-muted);
  font-size: var(--text-xs);

  > span {
    display: inline-flex;
    align-items: center;
    gap: var(--space-2);
  }
`;

export const LimitKey = styled.span`
  width: var(--space-4);
  border-top: var(--focus-line) dashed var(--color-danger);
`;

export const Evidence = styled.div`
  h3 {
    margin-bottom: var(--space-1);
    font-size: var(--text-md);
  }

  table {
    width: 100%;
    border-collapse: collapse;
    font-size: var(--text-sm);
    font-variant-numeric: tabular-nums;
  }

  th,
  td {
    padding: var(--space-2) var(--space-3) var(--space-2) 0;
    border-top: var(--border-hair) solid var(--color-border);
    font-weight: var(--weight-regular);
    text-align: left;
    white-space: nowrap;

    ${media.below.medium} {
      padding-right: var(--space-2);
      white-space: normal;
    }
  }

  thead th {
    border: 0;
    color: var(--color-text-muted);
    font-size: var(--text-2xs);
  }

  tbody th {
    font-weight: var(--weight-semibold);
  }

  [data-number] {
    text-align: right;
    white-space: nowrap;
  }

  [data-interval] {
    width: 30%;

    ${media.below.medium} {
      display: none;
    }
  }

  td svg {
    margin: 0;
  }

  p {
    margin-top: var(--space-3);
    color: var(--color-text-muted);
    font-size: var(--text-xs);
  }
`;

const bad = css`
  color: var(--color-danger-text);

  &&& {
    font-weight: var(--weight-bold);
  }
`;

export const Verdict = styled.td<{ $isBad: boolean }>`
  color: var(--color-text-muted);
  ${({ $isBad }) => $isBad && bad}
`;

export const Causes = styled.ul`
  display: grid;
  gap: var(--space-2);
  margin-top: var(--space-3);
  padding: var(--space-3);
  border-radius: var(--radius-sm);
  background: var(--color-sunken);
  font-size: var(--text-xs);

  li {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-2);
    align-items: baseline;
  }

  code {
    flex-basis: 100%;
    overflow-wrap: anywhere;
  }

  span {
    color: var(--color-text-muted);
  }
`;

export const Steps = styled.ol`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  padding: 0 var(--space-5) var(--space-5);
  font-size: var(--text-xs);

  ${media.below.medium} {
    grid-auto-flow: row;
    gap: var(--space-3);
  }
`;

const dotColors: Record<IncidentStep['kind'], ReturnType<typeof css>> = {
  start: css`
    border-color: var(--color-text-muted);
  `,
  evidence: css`
    border-color: var(--color-danger);
  `,
  flip: css`
    border-color: var(--color-danger);
    background: var(--color-danger);
  `,
  after: css`
    border-color: var(--color-text-muted);
  `,
};

export const Step = styled.li<{ $kind: IncidentStep['kind'] }>`
  display: grid;
  gap: calc(var(--space-1) / 4);
  align-content: start;
  position: relative;
  padding: var(--space-4) var(--space-3) 0 0;
  color: var(--color-text-muted);
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;

  &:not(:last-child)::before {
    content: '';
    position: absolute;
    top: calc(var(--space-1) * 1.25);
    right: 0;
    left: 0;
    height: var(--focus-line);
    background: var(--color-border);
  }

  &::after {
    content: '';
    position: absolute;
    top: calc(var(--space-1) / 4);
    left: 0;
    width: calc(var(--space-1) * 2.5);
    height: calc(var(--space-1) * 2.5);
    border: var(--focus-line) solid;
    border-radius: 50%;
    background: var(--color-surface);
    ${({ $kind }) => dotColors[$kind]}
  }

  b {
    color: var(--color-text);
    font-size: var(--text-sm);
    font-weight: var(--weight-semibold);
  }

  ${media.below.medium} {
    padding: 0 0 0 var(--space-6);

    &:not(:last-child)::before {
      top: var(--space-2);
      right: auto;
      bottom: calc(-1 * var(--space-4));
      left: calc(var(--space-1) - var(--border-hair) / 2);
      width: var(--focus-line);
      height: auto;
    }

    &::after {
      top: var(--space-1);
    }
  }
`;
