import { css, media, styled } from 'platform';

type Kind = 'canary' | 'control' | 'stable';

export const Plot = styled.div<{ $isLarge: boolean }>`
  position: relative;

  ${({ $isLarge }) =>
    $isLarge &&
    css`
      display: grid;
      grid-template-columns: max-content minmax(0, 1fr);
      gap: 0 var(--space-2);
    `}
`;

export const Heights = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  color: var(--color-text-muted);
  font-size: var(--text-2xs);
  font-variant-numeric: tabular-nums;
  line-height: 1;
  text-align: right;
`;

export const Drawing = styled.svg<{ $isLarge: boolean }>`
  display: block;
  width: 100%;
  height: ${({ $isLarge }) => ($isLarge ? 'calc(var(--space-20) * 2.75)' : 'calc(var(--space-1) * 14)')};
  overflow: visible;

  path {
    fill: none;
    vector-effect: non-scaling-stroke;
  }
`;

export const Base = styled.path`
  stroke: var(--color-border-strong);
  stroke-width: 1;
`;

export const Limit = styled.path`
  stroke: var(--color-danger);
  stroke-width: 1;
  stroke-dasharray: 3 4;
`;

export const Mark = styled.path`
  stroke: var(--color-danger);
  stroke-width: 2;
`;

export const MarkText = styled.svg`
  grid-column: 2;
  width: 100%;
  height: 1.5em;
  margin-top: var(--space-1);
  fill: var(--color-danger-text);
  font-size: var(--text-xs);
  font-weight: var(--weight-semibold);
  overflow: visible;
`;

const ofCanary = css`
  && {
    fill: var(--color-accent-soft);
  }

  stroke: var(--color-accent-line);
  stroke-opacity: 0.5;
  stroke-width: 1;
`;

const ofStable = css`
  && {
    fill: var(--color-text-muted);
  }

  fill-opacity: 0.17;
`;

export const Band = styled.path<{ $kind: Kind }>`
  ${({ $kind }) => ($kind === 'canary' ? ofCanary : ofStable)}
`;

const lines = {
  canary: css`
    stroke: var(--color-accent-line);
    stroke-width: 2.5;
  `,
  control: css`
    stroke: var(--color-text-muted);
    stroke-dasharray: 1 4;
  `,
  stable: css`
    stroke: var(--color-text-muted);
  `,
};

export const Line = styled.path<{ $kind: Kind }>`
  stroke-width: 2;
  stroke-linecap: round;
  stroke-linejoin: round;
  ${({ $kind }) => lines[$kind]}
`;

export const Name = styled.h4`
  color: var(--color-text-muted);
  font-size: var(--text-xs);
  font-weight: var(--weight-regular);
  letter-spacing: normal;
  line-height: 1.4;
`;

export const Values = styled.p`
  margin-bottom: var(--space-2);
  color: var(--color-text-muted);
  font-size: var(--text-xs);
  font-variant-numeric: tabular-nums;

  b {
    color: var(--color-text);
    font-size: var(--text-md);
    font-weight: var(--weight-bold);
  }
`;

/** In the place of a chart without values. */
export const Empty = styled.div`
  height: calc(var(--space-1) * 14);
  border-bottom: var(--border-hair) dashed var(--color-border-strong);

  ${media.below.medium} {
    height: var(--space-2);
  }
`;

export const Times = styled.p`
  grid-column: 2;
  display: flex;
  justify-content: space-between;
  color: var(--color-text-muted);
  font-size: var(--text-2xs);
  font-variant-numeric: tabular-nums;
`;

export const Interval = styled.svg`
  display: block;
  width: 100%;
  height: var(--space-4);
  margin-top: var(--space-1);
  border-radius: var(--radius-xs);
  background: var(--color-sunken);
  overflow: hidden;
`;

export const Zone = styled.rect`
  fill: var(--color-danger);
  fill-opacity: 0.2;
`;

export const Zero = styled.rect`
  fill: var(--color-border-strong);
`;

type Verdict = 'worse' | 'no-worse' | 'unsure';

export const Range = styled.line<{ $verdict: Verdict }>`
  stroke: ${({ $verdict }) => ($verdict === 'worse' ? 'var(--color-danger)' : 'var(--color-text)')};
  stroke-width: 2.5;
  stroke-linecap: round;
  stroke-dasharray: ${({ $verdict }) => ($verdict === 'unsure' ? '1 5' : 'none')};
`;

const dots = {
  worse: css`
    fill: var(--color-danger);
  `,
  'no-worse': css`
    fill: var(--color-text);
  `,
  unsure: css`
    fill: var(--color-surface);
    stroke: var(--color-text);
    stroke-width: 2;
  `,
};

export const Middle = styled.circle<{ $verdict: Verdict }>`
  ${({ $verdict }) => dots[$verdict]}
`;

export const Difference = styled.p`
  margin-top: var(--space-1);
  color: var(--color-text-muted);
  font-size: var(--text-2xs);
  font-variant-numeric: tabular-nums;
  text-align: center;

  b {
    color: var(--color-text);
    font-weight: var(--weight-semibold);
  }
`;
