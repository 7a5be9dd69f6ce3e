import { styled } from 'platform';

/** Off the screen rather than not displayed: programs leave out what is not displayed. */
export const Trap = styled.div`
  position: absolute;
  left: -100vw;
`;
