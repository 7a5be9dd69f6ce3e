import { css, media, styled } from 'platform';
import type { TrafficPart } from './remote-status';

type Kind = TrafficPart['kind'];

export const Row = styled.article`
  padding: var(--space-5);

  & + & {
    border-top: var(--border-hair) solid var(--color-border);
  }

  ${media.below.medium} {
    padding: var(--space-4);
  }
`;

export const Grid = styled.div<{ $isOff: boolean }>`
  --who-width: 204px;
  --split-width: 236px;
  --budgets-width: 132px;

  display: grid;
  grid-template-columns:
    var(--who-width) var(--split-width) minmax(0, 1fr)
    ${({ $isOff }) => ($isOff ? '' : 'var(--budgets-width)')};
  gap: var(--space-5);
  align-items: start;

  ${media.below.wide} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${media.below.medium} {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-4);
  }
`;

const fullBelowWide = css`
  ${media.below.wide} {
    grid-column: 1 / -1;
  }
`;

export const Who = styled.div<{ $isOff: boolean }>`
  h3 {
    color: ${({ $isOff }) => ($isOff ? 'var(--color-text-muted)' : 'inherit')};
    overflow-wrap: anywhere;
  }

  p {
    margin: var(--space-0) 0 var(--space-2);
    color: var(--color-text-muted);
    font-size: var(--text-xs);
    overflow-wrap: anywhere;
  }

  p > span {
    display: block;
  }
`;

export const Split = styled.svg`
  display: block;
  width: 100%;
  height: calc(var(--space-1) * 3.5);
  margin: var(--space-1) 0 var(--space-2);
  border-radius: var(--radius-xs);
  background: var(--color-sunken);
  overflow: hidden;
`;

const parts: Record<Kind, ReturnType<typeof css>> = {
  canary: css`
    fill: var(--color-accent);
    stroke: var(--color-accent-line);
    stroke-width: 2;
  `,
  control: css``,
  stable: css`
    fill: var(--color-border);
  `,
  off: css`
    fill: none;
    stroke: var(--color-border-strong);
    stroke-width: 2;
    stroke-dasharray: 4 4;
  `,
};

export const Part = styled.rect<{ $kind: Kind }>`
  ${({ $kind }) => parts[$kind]}
`;

export const HatchGround = styled.rect`
  fill: var(--color-border);
`;

export const HatchLine = styled.rect`
  fill: var(--color-text-muted);
`;

export const Versions = styled.ul`
  li {
    display: grid;
    grid-template-columns: var(--space-5) minmax(0, 1fr);
    gap: 0 var(--space-2);
    align-items: center;
    padding-block: var(--space-0);
    font-size: var(--text-xs);
  }

  code {
    overflow-wrap: anywhere;
  }

  li > span:last-child {
    grid-column: 2;
    color: var(--color-text-muted);
    font-variant-numeric: tabular-nums;
  }
`;

const keys: Record<Kind, ReturnType<typeof css>> = {
  canary: css`
    width: calc(var(--space-1) * 2.5);
    border-radius: 50%;
    background: var(--color-accent);
    box-shadow: 0 0 0 var(--border-control) var(--color-accent-line);
  `,
  control: css`
    --stripe: 2px;
    --period: 5px;

    background: repeating-linear-gradient(
      90deg,
      var(--color-text-muted) 0 var(--stripe),
      var(--color-border) var(--stripe) var(--period)
    );
  `,
  stable: css`
    background: var(--color-border);
    box-shadow: inset 0 0 0 var(--border-hair) var(--color-border-strong);
  `,
  off: css`
    border: var(--border-control) solid var(--color-border-strong);
  `,
};

/** Sample of a part in a list or legend. */
export const Key = styled.span<{ $kind: Kind }>`
  display: inline-block;
  flex: none;
  justify-self: center;
  width: var(--space-4);
  height: calc(var(--space-1) * 2.5);
  border-radius: var(--border-control);
  ${({ $kind }) => keys[$kind]}

  ${media.forcedColors} {
    border: var(--border-hair) solid;
  }
`;

export const Metrics = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: var(--space-5);
  ${fullBelowWide}

  ${media.below.medium} {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-4);
  }
`;

export const Budgets = styled.dl`
  display: grid;
  gap: var(--space-2);

  ${media.below.wide} {
    grid-column: 1 / -1;
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
    gap: var(--space-5);
  }

  ${media.below.medium} {
    grid-auto-flow: row;
    gap: var(--space-3);
  }
`;

export const Meter = styled.div<{ $isNear: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  column-gap: var(--space-2);
  align-items: end;
  font-size: var(--text-xs);
  line-height: 1.4;

  dt {
    color: var(--color-text-muted);
  }

  dd {
    color: ${({ $isNear }) => ($isNear ? 'var(--color-warning-soft-text)' : 'inherit')};
    font-weight: var(--weight-semibold);
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }

  dd span {
    color: var(--color-text-muted);
    font-weight: var(--weight-regular);
  }

  [data-bar] {
    grid-column: 1 / -1;
    line-height: 0;
  }

  svg {
    width: 100%;
    height: calc(var(--space-1) * 1.25);
    margin-top: calc(var(--space-1) / 2);
    border-radius: var(--radius-xs);
    overflow: hidden;
  }

  [data-all] {
    fill: var(--color-border);
  }

  [data-used] {
    fill: ${({ $isNear }) => ($isNear ? 'var(--color-warning)' : 'var(--color-text-muted)')};
  }
`;

export const OffText = styled.p`
  max-width: 60ch;
  color: var(--color-text-muted);
  font-size: var(--text-sm);
  overflow-wrap: anywhere;
  ${fullBelowWide}
`;

export const Problems = styled.ul`
  margin-top: var(--space-3);
  color: var(--color-danger-text);
  font-size: var(--text-sm);
`;

const explained = css`
  flex-basis: 100%;
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: var(--space-5);
  padding-top: var(--space-4);
  border-top: var(--border-hair) solid var(--color-border);

  ${media.below.medium} {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-4);
  }
`;

const short = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: end;
  gap: var(--space-2) var(--space-5);
  margin-left: auto;

  ${media.below.medium} {
    justify-content: start;
    margin-left: 0;
  }

  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-1) var(--space-3);
  }
`;

/** The figures, with the short actions at the end of their line while they are closed. */
export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: var(--space-4);
  margin-top: var(--space-4);

  > details {
    padding-top: var(--space-2);
  }

  > details[open] {
    flex-basis: 100%;
    min-width: 0;
  }
`;

export const Actions = styled.ul<{ $isExplained: boolean }>`
  ${({ $isExplained }) => ($isExplained ? explained : short)}

  p {
    max-width: 46ch;
    color: var(--color-text-muted);
    font-size: var(--text-xs);
    ${({ $isExplained }) => $isExplained && 'margin-top: var(--space-2);'}
  }

  button {
    text-align: left;
    white-space: normal;
  }
`;
