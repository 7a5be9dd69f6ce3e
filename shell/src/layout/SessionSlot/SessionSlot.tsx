import { ButtonLink, onDemand, useSession } from 'platform';
import { routes } from 'shared-contracts';
import type { AccountMenuProps } from '../AccountMenu/AccountMenu';
import { useShellText } from '../navigation/useShellText';
import * as S from './SessionSlot.styles';

/** Most visitors are not signed in. */
const AccountMenu = onDemand<AccountMenuProps>({
  load: async () => (await import(/* webpackChunkName: "overlays" */ '../AccountMenu/AccountMenu')).AccountMenu,
  isWanted: () => true,
});

/**
 * The sign-in link, or the account menu. Both share one grid cell, and the link always reserves its space: no layout
 * shift.
 */
export function SessionSlot() {
  const { t } = useShellText();
  const { status, user } = useSession();
  return (
    <S.Slot>
      <S.WayIn $status={status}>
        <ButtonLink to={routes.auth} variant="paper" size="sm">
          {t('nav.signIn')}
        </ButtonLink>
      </S.WayIn>
      {user !== null && <AccountMenu user={user} />}
    </S.Slot>
  );
}
