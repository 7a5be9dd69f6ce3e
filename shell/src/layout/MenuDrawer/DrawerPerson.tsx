import type { User } from 'shared-contracts';
import { Avatar } from '../Avatar/Avatar';
import { displayName } from '../Avatar/display-name';
import * as S from './MenuPanel.styles';

export function DrawerPerson({ user }: { user: User }) {
  return (
    <S.Person>
      <Avatar user={user} ground="paper" />
      <div>
        <strong>{displayName(user)}</strong>
        <S.Email>{user.email}</S.Email>
      </div>
    </S.Person>
  );
}
