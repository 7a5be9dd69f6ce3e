import { useBrokenImage } from 'platform';
import type { User } from 'shared-contracts';
import * as S from './Avatar.styles';

interface AvatarProps {
  user: Pick<User, 'firstName' | 'username' | 'profilePicture'>;
  ground: S.AvatarGround;
}

/** The user's picture, else the first letter of their name, else a U. Decorative: the name is shown next to it. */
export function Avatar({ user, ground }: AvatarProps) {
  const { profilePicture: picture } = user;
  const { isBroken, imageProps } = useBrokenImage(picture);
  return (
    <S.Circle $ground={ground} aria-hidden="true">
      {picture && !isBroken ? <S.Picture src={picture} alt="" {...imageProps} /> : initialOf(user)}
    </S.Circle>
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
