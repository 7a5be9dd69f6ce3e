import { styled } from 'styled-components';

export type IconSize = 'xs' | 'sm' | 'md' | 'lg';

/** Stroke width by size: smaller icons have thicker strokes. */
const strokes: Record<IconSize, number> = { xs: 2.25, sm: 2, md: 1.75, lg: 1.75 };

export const Drawing = styled.svg<{ $size: IconSize }>`
  flex: none;
  width: var(--icon-${({ $size }) => $size});
  height: var(--icon-${({ $size }) => $size});
  fill: none;
  stroke: currentColor;
  stroke-width: ${({ $size }) => strokes[$size]};
  stroke-linecap: round;
  stroke-linejoin: round;
`;
