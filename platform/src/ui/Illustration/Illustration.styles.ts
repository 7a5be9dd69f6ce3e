import { styled } from 'styled-components';

const widths = { medium: 'var(--illustration-width)', large: 'var(--illustration-large)', fill: '100%' };

export const Frame = styled.div<{ $size: keyof typeof widths }>`
  width: ${({ $size }) => widths[$size]};
  max-width: 100%;
  aspect-ratio: 3 / 2;

  svg {
    width: 100%;
    height: auto;
  }
`;
