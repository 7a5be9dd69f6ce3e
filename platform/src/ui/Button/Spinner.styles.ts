import { keyframes, styled } from 'styled-components';
import { media } from '../../theme/media';

const turn = keyframes`
  to {
    rotate: 1turn;
  }
`;

/** A spinner. Not animated with `prefers-reduced-motion`. */
export const Ring = styled.span`
  flex: none;
  width: var(--icon-sm);
  height: var(--icon-sm);
  border: var(--focus-line) solid currentColor;
  border-right-color: transparent;
  border-radius: 50%;
  animation: ${turn} calc(var(--motion-jump) + var(--motion-base)) linear infinite;

  ${media.stillness} {
    animation: none;
  }
`;
