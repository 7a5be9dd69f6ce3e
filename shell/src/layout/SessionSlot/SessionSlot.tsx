import { ButtonLink, useSession } from 'platform';
import { routes } from 'shared-contracts';
import { AccountMenu } from '../AccountMenu/AccountMenu';
import { useShellText } from '../navigation/useShellText';
import * as S from './SessionSlot.styles';

/** The way in, or the person's menu. The place is kept while it is not known which, so that nothing moves. */
export function SessionSlot() {
  const { t } = useShellText();
  const session = useSession();
  if (session.status === 'authenticated') {
    return (
      <S.Slot>
        <AccountMenu user={session.user} />
      </S.Slot>
    );
  }
  return (
    <S.Slot $waiting={session.status === 'loading'}>
      <ButtonLink to={routes.auth} variant="paper" size="sm">
        {t('nav.signIn')}
      </ButtonLink>
    </S.Slot>
  );
}
