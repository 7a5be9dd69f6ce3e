import { css, media, styled } from 'platform';

export type AvatarGround = 'chrome' | 'paper';

const grounds = {
  chrome: css`
    background: var(--color-chrome-text);
    color: var(--color-chrome);
  `,
  paper: css`
    background: var(--color-brand);
    color: var(--color-brand-contrast);
  `,
};

export const Circle = styled.span<{ $ground: AvatarGround }>`
  display: grid;
  place-items: center;
  flex: none;
  overflow: hidden;
  width: var(--avatar-size);
  height: var(--avatar-size);
  border-radius: 50%;
  font-weight: var(--weight-bold);

  ${({ $ground }) => grounds[$ground]}

  ${media.forcedColors} {
    border: var(--border-hair) solid;
  }
`;

export const Picture = styled.img`
  width: 100%;
  height: 100%;
  object-fit: cover;
`;
