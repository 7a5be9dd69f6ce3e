import { css, media, styled, type Session } from 'platform';

export const Slot = styled.div`
  display: grid;
  justify-items: end;
  align-items: center;

  & > * {
    grid-area: 1 / 1;
  }
`;

/* Without JavaScript the session stays unknown: the sign-in link is shown. */
const waiting = css`
  visibility: hidden;

  ${media.withoutScript} {
    visibility: visible;
  }
`;

const looks = {
  loading: waiting,
  anonymous: css``,
  authenticated: css`
    visibility: hidden;
  `,
};

export const WayIn = styled.div<{ $status: Session['status'] }>`
  ${({ $status }) => looks[$status]}
`;
