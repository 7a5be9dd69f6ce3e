import { css, media, styled, useBrokenImage } from 'platform';
import type { User } from 'shared-contracts';

type AvatarGround = 'chrome' | 'paper';

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

const Circle = styled.span<{ $ground: AvatarGround }>`
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

const Picture = styled.img`
  width: 100%;
  height: 100%;
  object-fit: cover;
`;

interface AvatarProps {
  user: Pick<User, 'firstName' | 'username' | 'profilePicture'>;
  ground: AvatarGround;
}

/** The user's picture, else the first letter of their name, else a U. Decorative: the name is shown next to it. */
export function Avatar({ user, ground }: AvatarProps) {
  const { profilePicture: picture } = user;
  const { isBroken, imageProps } = useBrokenImage(picture);
  return (
    <Circle $ground={ground} aria-hidden="true">
      {picture && !isBroken ? <Picture src={picture} alt="" {...imageProps} /> : initialOf(user)}
    </Circle>
  );
}

function initialOf({ firstName, username }: AvatarProps['user']): string {
  const name = firstName?.trim() || username.trim() || 'U';
  return String.fromCodePoint(name.codePointAt(0)!).toLocaleUpperCase('pt');
}

/** First and last name, if known, else the user name. */
export function displayName({
  firstName,
  lastName,
  username,
}: Pick<User, 'firstName' | 'lastName' | 'username'>): string {
  const name = [firstName, lastName]
    .map((part) => part?.trim())
    .filter(Boolean)
    .join(' ');
  return name || username;
}
