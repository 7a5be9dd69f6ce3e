import { Button } from 'platform';
import type { User } from 'shared-contracts';
import { displayName } from '../Avatar/display-name';
import { useShellText } from '../navigation/useShellText';
import { LanguageChoice, ThemeChoice } from '../Preferences/Preferences';
import { useSignOut } from '../SessionSlot/useSignOut';
import { AccountLinks } from './AccountLinks';
import * as S from './AccountPanel.styles';

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
