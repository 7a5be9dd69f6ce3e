import { onDemand, useSession, useTranslation } from 'platform';
import type { User } from 'shared-contracts';
import { focusHome } from '../../components/Confirmation/focus-targets';
import { Waiting } from '../../components/Waiting/Waiting';
import { ProfileData } from './ProfileData';
import * as S from './ProfileTab.styles';

/** Below the fold, with all its dialogs: a separate chunk. */
const AccountSecurity = onDemand<{ user: User }>({
  load: async () => (await import(/* webpackChunkName: "security" */ './security/AccountSecurity')).AccountSecurity,
  isWanted: () => true,
  Waiting,
});

/** The person's own data, and everything about the account itself. */
export function ProfileTab() {
  const { t } = useTranslation('mfe-account');
  const { user } = useSession();
  if (user === null) return null;
  return (
    <S.Page>
      <div>
        <h1 id={focusHome} tabIndex={-1}>
          {t('profile.title')}
        </h1>
        <S.Lead>{t('profile.username', { username: user.username })}</S.Lead>
        <ProfileData user={user} />
      </div>
      <AccountSecurity user={user} />
    </S.Page>
  );
}
