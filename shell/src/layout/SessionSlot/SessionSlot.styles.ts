import { css, media, styled } from 'platform';

/* Without JavaScript nobody will ever know more: the way in is shown. */
const waiting = css`
  visibility: hidden;

  ${media.withoutScript} {
    visibility: visible;
  }
`;

export const Slot = styled.div<{ $waiting?: boolean }>`
  display: flex;
  justify-content: flex-end;
  min-width: var(--session-slot);

  ${({ $waiting }) => $waiting && waiting}
`;
