import { useId } from 'react';
import type { User } from 'shared-contracts';
import { Avatar } from '../Avatar/Avatar';
import { displayName } from '../Avatar/display-name';
import { useShellText } from '../navigation/useShellText';
import { AccountPanel } from './AccountPanel';
import * as S from './AccountMenu.styles';
import { useDisclosure } from './useDisclosure';

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
