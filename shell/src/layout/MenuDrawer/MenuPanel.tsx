import { Button, ButtonLink, Drawer, useBackCloses, usePageContext, useSession } from 'platform';
import { routes, type User } from 'shared-contracts';
import { Avatar, displayName } from '../Avatar/Avatar';
import { AccountLinks, DrawerLinks } from '../navigation/LinkLists';
import { useShellText } from '../navigation/useShellText';
import { LanguageChoice, ThemeChoice } from '../Preferences';
import { useSignOut } from '../SessionSlot/useSignOut';
import * as S from './MenuPanel.styles';

export interface MenuPanelProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The panel that the menu button opens. */
export function MenuPanel({ open, onOpenChange }: MenuPanelProps) {
  const { t } = useShellText();
  const { user } = useSession();
  const close = () => onOpenChange(false);
  useBackCloses(open, close);
  return (
    <Drawer
      open={open}
      onOpenChange={onOpenChange}
      title={t('menu.title')}
      closeLabel={t('menu.close')}
      footer={<DrawerFoot signedIn={user !== null} onLeave={close} />}
    >
      {user !== null && <DrawerPerson user={user} />}
      <DrawerLinks onFollow={close} />
      {user !== null && (
        <S.Part>
          <AccountLinks onFollow={close} />
        </S.Part>
      )}
      <S.Part>
        <LanguageChoice />
        <ThemeChoice />
      </S.Part>
    </Drawer>
  );
}

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

interface DrawerFootProps {
  signedIn: boolean;
  onLeave: () => void;
}

export function DrawerFoot({ signedIn, onLeave }: DrawerFootProps) {
  const { t } = useShellText();
  const { employerAppUrl } = usePageContext();
  const { signOut, busy } = useSignOut(onLeave);
  return (
    <>
      <ButtonLink to={employerAppUrl} external variant="secondary" block>
        {t('nav.postJob')}
      </ButtonLink>
      {signedIn ? (
        <Button variant="quiet" block busy={busy} onClick={signOut}>
          {t('account.signOut')}
        </Button>
      ) : (
        <ButtonLink to={routes.auth} block onClick={onLeave}>
          {t('nav.signIn')}
        </ButtonLink>
      )}
    </>
  );
}
