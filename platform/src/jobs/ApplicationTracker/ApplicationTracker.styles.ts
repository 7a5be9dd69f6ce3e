import { css, keyframes, media, styled } from 'platform';

/** Width of the container from which the wide drawing is used. */
const wideFrom = '32.5em';

/** Not wider than its drawing is made for: the lines would become too thick. */
export const Tracker = styled.div`
  --tracker-width: 45rem;

  container-type: inline-size;
  max-width: var(--tracker-width);
  margin-inline: auto;
`;

/** Reserves nothing: the drawing's height follows from its view box. */
export const Drawing = styled.svg<{ $size: 320 | 640 }>`
  display: ${({ $size }) => ($size === 320 ? 'block' : 'none')};
  width: 100%;
  height: auto;
  overflow: visible;
  fill: none;
  stroke-linecap: round;

  @container (min-width: ${wideFrom}) {
    display: ${({ $size }) => ($size === 320 ? 'none' : 'block')};
  }
`;

/** Thickness of the board. */
const board = 9;

export const Rest = styled.path`
  stroke: var(--color-border);
  stroke-width: ${board};

  ${media.forcedColors} {
    stroke: GrayText;
  }
`;

/** The post under the board. */
export const Post = styled(Rest)`
  stroke-linecap: butt;
`;

export const Done = styled.path<{ $isOver: boolean }>`
  stroke: var(--color-${({ $isOver }) => ($isOver ? 'border-strong' : 'brand')});
  stroke-width: ${board};

  ${media.forcedColors} {
    stroke: Highlight;
  }
`;

export const Stop = styled.circle<{ $isDone: boolean; $isOver: boolean }>`
  fill: var(--color-surface);
  stroke: var(--color-border-strong);
  stroke-width: 2.5;
  ${({ $isDone, $isOver }) =>
    $isDone &&
    css`
      fill: var(--color-${$isOver ? 'border-strong' : 'brand'});
      stroke: var(--color-${$isOver ? 'border-strong' : 'brand'});
    `}

  ${media.forcedColors} {
    fill: ${({ $isDone }) => ($isDone ? 'Highlight' : 'Canvas')};
    stroke: CanvasText;
  }
`;

const jump = keyframes`
  from {
    transform: translate(-1.5em, 1.875em);
  }
`;

/** The jump of an accepted application is the only motion. */
export const Dot = styled.circle<{ $jumps: boolean }>`
  fill: var(--color-accent);
  stroke: var(--ill-line);
  stroke-width: 3;
  ${({ $jumps }) =>
    $jumps &&
    css`
      animation: ${jump} var(--motion-jump) var(--ease-spring);
    `}

  ${media.reducedMotion} {
    animation: none;
  }

  ${media.forcedColors} {
    fill: CanvasText;
  }
`;

export const Hop = styled.path`
  stroke: var(--color-border-strong);
  stroke-width: 3;
  stroke-dasharray: 0.1 8;
`;

export const Stops = styled.ol`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  margin-top: var(--space-2);
  font-size: var(--text-2xs);
  line-height: var(--leading-snug);

  li {
    padding-inline: var(--space-1);
    color: var(--color-text-muted);
    text-align: center;
    overflow-wrap: anywhere;
  }

  b {
    display: block;
    font-weight: var(--weight-semibold);
  }

  [aria-current] {
    color: var(--color-text);
  }

  [aria-current] b {
    font-weight: var(--weight-bold);
  }

  [data-done] b {
    color: var(--color-brand-text);
  }

  @container (min-width: ${wideFrom}) {
    font-size: var(--text-sm);
  }
`;

export const Waiting = styled.div`
  margin-top: var(--space-5);
`;

export const Unanswered = styled.span`
  color: var(--color-warning-soft-text);
  font-size: var(--text-sm);

  small {
    display: block;
    color: var(--color-text-muted);
    font-size: var(--text-xs);
  }
`;

/** The small drawing at any width, without the post that would reach into the caption. */
export const Figure = styled.figure`
  ${Drawing} {
    display: block;
  }

  ${Post} {
    display: none;
  }

  figcaption {
    font-size: var(--text-xs);
    font-weight: var(--weight-semibold);
  }
`;

export const Next = styled.div`
  container-type: inline-size;
`;

export const Branches = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4) var(--space-6);

  dt {
    font-weight: var(--weight-semibold);
  }

  dd {
    color: var(--color-text-muted);
  }

  @container (min-width: ${wideFrom}) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

export const Sentence = styled.p`
  color: var(--color-text-muted);
`;
