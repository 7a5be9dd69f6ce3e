import { media, styled } from 'platform';

/** Position of a step on the board, 0 to 1. */
interface At {
  $at: number;
}

const dot = 22;
const height = 46;
const overhang = 10;

/** Top of the dot on the curved line, which is lowest in the middle. */
const topOf = (at: number) => Math.round(6 + 35 * at * (1 - at) - 13 * at);

/** Clips the dot, whose animation overshoots and would widen the page. */
export const Frame = styled.div`
  margin-inline: calc(-1 * var(--gutter));
  padding-inline: var(--gutter);
  overflow-x: clip;
`;

export const Board = styled.div`
  position: relative;
  margin-top: var(--space-2);
`;

export const Line = styled.svg`
  width: 100%;
  height: ${height}px;
  overflow: visible;
  fill: none;
  stroke: var(--color-border);
  stroke-width: 6;
  stroke-linecap: round;

  path {
    vector-effect: non-scaling-stroke;
  }

  ${media.forcedColors} {
    stroke: GrayText;
  }
`;

export const Done = styled(Line)<At & { $moves: boolean }>`
  position: absolute;
  inset: 0 0 auto;
  stroke: var(--color-brand);
  clip-path: inset(
    -${overhang}px ${({ $at }) => ($at === 1 ? `-${overhang}px` : `${100 - $at * 100}%`)} -${overhang}px -${overhang}px
  );
  ${({ $moves }) => $moves && 'transition: clip-path var(--motion-slow) var(--ease-out);'}

  ${media.forcedColors} {
    stroke: Highlight;
  }
`;

export const Dot = styled.span<At & { $moves: boolean }>`
  position: absolute;
  top: ${({ $at }) => topOf($at)}px;
  left: calc(${({ $at }) => $at * 100}% - ${({ $at }) => $at * dot}px);
  width: ${dot}px;
  height: ${dot}px;
  border: 2.5px solid var(--color-text);
  border-radius: 50%;
  background: var(--color-accent);
  ${({ $moves }) =>
    $moves && 'transition: left var(--motion-jump) var(--ease-spring), top var(--motion-jump) var(--ease-spring);'}
`;

export const Steps = styled.ol<{ $count: number }>`
  display: grid;
  grid-template-columns: repeat(${({ $count }) => $count}, minmax(0, 1fr));
  gap: var(--space-1);
  font-size: var(--text-sm);
  color: var(--color-text-muted);

  li {
    text-align: center;
  }

  li:first-child {
    text-align: left;
  }

  li:last-child {
    text-align: right;
  }

  [aria-current] {
    color: var(--color-text);
    font-weight: var(--weight-semibold);
  }

  ${media.below.medium} {
    font-size: var(--text-xs);
  }
`;

export const Count = styled.p`
  margin-block: var(--space-5) calc(-1 * var(--space-3));
  color: var(--color-text-muted);
  font-size: var(--text-xs);
  font-variant-numeric: tabular-nums;
`;
