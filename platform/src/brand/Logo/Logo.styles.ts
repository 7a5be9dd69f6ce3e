import { styled } from 'styled-components';
import { media } from '../../theme/media';

const colors = { default: 'var(--color-text)', onGreen: 'var(--color-chrome-text)', mono: 'currentColor' };
const dots = { default: 'var(--color-accent)', onGreen: 'var(--color-accent)', mono: 'currentColor' };
const heights = { header: 'var(--logo-header)', large: 'var(--control-md)' };

export const Dot = styled.circle`
  fill: var(--logo-dot);
`;

export const Drawing = styled.svg.attrs({ role: 'img' })<{
  $variant: keyof typeof colors;
  $size: keyof typeof heights;
}>`
  --logo-dot: ${({ $variant }) => dots[$variant]};

  width: auto;
  height: ${({ $size }) => heights[$size]};
  color: ${({ $variant }) => colors[$variant]};

  ${media.forcedColors} {
    color: CanvasText;
  }
`;
