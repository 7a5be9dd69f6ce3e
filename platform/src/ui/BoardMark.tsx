import { styled } from 'styled-components';

const colors = { brand: 'var(--color-brand)', accent: 'var(--color-accent)' };

const Line = styled.svg<{ $tone: keyof typeof colors }>`
  display: block;
  width: 100%;
  height: var(--board-height);
  overflow: visible;
  fill: none;
  stroke: ${({ $tone }) => colors[$tone]};
  stroke-width: var(--stroke-board);
  stroke-linecap: round;
  pointer-events: none;

  path {
    vector-effect: non-scaling-stroke;
  }
`;

export interface BoardMarkProps {
  /** `accent` on green, `brand` elsewhere. */
  tone?: 'brand' | 'accent';
}

/**
 * Marks the current item with a curved underline as wide as its container. Decorative: the item must have `aria-current` or
 * `aria-selected`.
 */
export function BoardMark({ tone = 'brand' }: BoardMarkProps) {
  return (
    <Line $tone={tone} viewBox="0 0 60 8" preserveAspectRatio="none" aria-hidden="true">
      <path d="M2 4.5C18 7.2 38 7 58 1.8" />
    </Line>
  );
}
