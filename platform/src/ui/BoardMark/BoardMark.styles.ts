import { styled } from 'styled-components';

const colours = { brand: 'var(--color-brand)', accent: 'var(--color-accent)' };

export const Line = styled.svg<{ $tone: keyof typeof colours }>`
  display: block;
  width: 100%;
  height: var(--board-height);
  overflow: visible;
  fill: none;
  stroke: ${({ $tone }) => colours[$tone]};
  stroke-width: var(--stroke-board);
  stroke-linecap: round;
  pointer-events: none;

  path {
    vector-effect: non-scaling-stroke;
  }
`;
