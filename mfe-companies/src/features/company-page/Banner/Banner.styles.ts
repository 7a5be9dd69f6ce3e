import { media, styled } from 'platform';
import type { Tint } from './Banner';

const colours: Record<Tint, [ground: string, waves: string]> = {
  brand: ['--color-brand-soft', '--color-brand-soft-text'],
  info: ['--color-info-soft', '--color-info-soft-text'],
  violet: ['--color-violet-soft', '--color-violet-soft-text'],
  coral: ['--color-tint-coral-soft', '--color-tint-coral-text'],
  sun: ['--color-warning-soft', '--color-warning-soft-text'],
  teal: ['--color-tint-teal-soft', '--color-tint-teal-text'],
};

export const Ground = styled.div<{ $tint: Tint }>`
  position: relative;
  height: 168px;
  background: ${({ $tint }) => `var(${colours[$tint][0]})`};

  > svg {
    position: absolute;
    width: 100%;
    height: 100%;
    fill: ${({ $tint }) => `var(${colours[$tint][1]})`};
  }

  ${media.below.medium} {
    height: 104px;
  }
`;
