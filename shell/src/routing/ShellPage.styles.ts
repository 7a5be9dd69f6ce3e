import { keyframes, media, styled } from 'platform';

const turn = keyframes`
  to {
    rotate: 1turn;
  }
`;

export const Place = styled.div`
  display: grid;
  place-content: center;
  min-height: 50vh;
`;

export const Ring = styled.span`
  width: var(--space-10);
  height: var(--space-10);
  border: var(--space-1) solid var(--color-brand);
  border-right-color: transparent;
  border-radius: var(--radius-full);
  animation: ${turn} 1s linear infinite;

  ${media.reducedMotion} {
    animation: none;
  }
`;
