import { Button, ButtonLink, usePageContext } from 'platform';
import { routes } from 'shared-contracts';
import { useShellText } from '../navigation/useShellText';
import { useSignOut } from '../SessionSlot/useSignOut';

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
