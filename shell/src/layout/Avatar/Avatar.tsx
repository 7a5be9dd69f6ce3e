import type { User } from 'shared-contracts';
import * as S from './Avatar.styles';

interface AvatarProps {
  user: Pick<User, 'firstName' | 'username' | 'profilePicture'>;
  ground: S.AvatarGround;
}

/** The person's picture, else the first letter of their name, else a U. Decoration: the name stands beside it. */
export function Avatar({ user, ground }: AvatarProps) {
  return (
    <S.Circle $ground={ground} aria-hidden="true">
      {user.profilePicture ? <S.Picture src={user.profilePicture} alt="" /> : initialOf(user)}
    </S.Circle>
  );
}

function initialOf({ firstName, username }: AvatarProps['user']): string {
  const name = firstName?.trim() || username.trim() || 'U';
  return String.fromCodePoint(name.codePointAt(0)!).toLocaleUpperCase('pt');
}
