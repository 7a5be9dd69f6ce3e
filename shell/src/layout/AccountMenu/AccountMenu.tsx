import { useId } from 'react';
import { Button } from 'platform';
import type { User } from 'shared-contracts';
import { Avatar, displayName } from '../Avatar/Avatar';
import { AccountLinks } from '../navigation/LinkLists';
import { useShellText } from '../navigation/useShellText';
import { LanguageChoice, ThemeChoice } from '../Preferences/Preferences';
import { useSignOut } from '../SessionSlot/useSignOut';
import { useDisclosure } from './useDisclosure';
import * as S from './AccountMenu.styles';

export interface AccountMenuProps {
  user: User;
}

/** The account menu: the user's name, the pages of the account, language and theme, sign-out. */
export function AccountMenu({ user }: AccountMenuProps) {
  const { t } = useShellText();
  const panel = useId();
  const { open, close, frame, button } = useDisclosure();
  return (
    <S.Frame {...frame}>
      <S.Toggle
        type="button"
        aria-label={t('account.menuOf', { name: displayName(user) })}
        aria-controls={panel}
        data-tooltip
        {...button}
      >
        <Avatar user={user} ground="chrome" />
      </S.Toggle>
      <AccountPanel id={panel} user={user} open={open} onClose={close} />
    </S.Frame>
  );
}

export interface AccountPanelProps {
  id: string;
  user: User;
  open: boolean;
  onClose: () => void;
}

/** The panel that the avatar opens. */
export function AccountPanel({ id, user, open, onClose }: AccountPanelProps) {
  const { t } = useShellText();
  const { signOut, busy } = useSignOut(onClose);
  return (
    <S.Panel id={id} hidden={!open}>
      <S.Person>
        <strong>{displayName(user)}</strong>
        <S.Email>{user.email}</S.Email>
      </S.Person>
      <AccountLinks user={user} onFollow={onClose} />
      <S.Choices>
        <LanguageChoice />
        <ThemeChoice />
      </S.Choices>
      <Button variant="quiet" size="sm" block busy={busy} onClick={signOut}>
        {t('account.signOut')}
      </Button>
    </S.Panel>
  );
}
