import { styled } from 'styled-components';
import { icons, type IconName } from './icons';

type IconSize = 'xs' | 'sm' | 'md' | 'lg';

/** Stroke width by size: smaller icons have thicker strokes. */
const strokes: Record<IconSize, number> = { xs: 2.25, sm: 2, md: 1.75, lg: 1.75 };

const Drawing = styled.svg<{ $size: IconSize }>`
  flex: none;
  width: var(--icon-${({ $size }) => $size});
  height: var(--icon-${({ $size }) => $size});
  fill: none;
  stroke: currentColor;
  stroke-width: ${({ $size }) => strokes[$size]};
  stroke-linecap: round;
  stroke-linejoin: round;
`;

export interface IconProps {
  name: IconName;
  /** 14, 16, 20 (default) and 24 px. */
  size?: IconSize;
}

/** A decorative icon next to a text. An icon-only button must have a label. */
export function Icon({ name, size = 'md' }: IconProps) {
  return (
    <Drawing $size={size} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={icons[name]} />
    </Drawing>
  );
}
