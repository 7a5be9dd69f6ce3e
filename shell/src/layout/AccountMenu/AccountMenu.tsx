import { useId } from 'react';
import { Button } from 'platform';
import type { User } from 'shared-contracts';
import { Avatar } from '../Avatar/Avatar';
import { displayName } from '../Avatar/display-name';
import { useShellText } from '../navigation/useShellText';
import { LanguageChoice, ThemeChoice } from '../Preferences/Preferences';
import { useSignOut } from '../SessionSlot/useSignOut';
import * as S from './AccountMenu.styles';
import { AccountLinks } from './AccountLinks';
import { useDisclosure } from './useDisclosure';

/** Behind the avatar: who is signed in, the pages of the account, language and theme, the way out. */
export function AccountMenu({ user }: { user: User }) {
  const { t } = useShellText();
  const panel = useId();
  const menu = useDisclosure();
  const { signOut, busy } = useSignOut();
  const name = displayName(user);
  return (
    <S.Frame {...menu.frame}>
      <S.Toggle type="button" aria-label={t('account.menuOf', { name })} aria-controls={panel} {...menu.button}>
        <Avatar user={user} ground="chrome" />
      </S.Toggle>
      <S.Panel id={panel} hidden={!menu.open}>
        <S.Person>
          <strong>{name}</strong>
          <S.Email>{user.email}</S.Email>
        </S.Person>
        <AccountLinks onFollow={menu.close} />
        <S.Choices>
          <LanguageChoice />
          <ThemeChoice />
        </S.Choices>
        <Button variant="quiet" size="sm" block busy={busy} onClick={signOut}>
          {t('account.signOut')}
        </Button>
      </S.Panel>
    </S.Frame>
  );
}
