import { useSession, useTranslation } from 'platform';
import { OwnData } from '../security/OwnData';
import { Security } from '../security/Security';
import { SignIns } from '../security/SignIns';
import { ProfileData } from './ProfileData';
import * as S from './ProfileTab.styles';

/** The person's own data, and everything about the account itself. */
export function ProfileTab() {
  const { t } = useTranslation('mfe-account');
  const { user } = useSession();
  if (user === null) return null;
  return (
    <S.Page>
      <div>
        <h1>{t('profile.title')}</h1>
        <S.Lead>{t('profile.username', { username: user.username })}</S.Lead>
        <ProfileData user={user} />
      </div>
      <Security user={user} />
      <SignIns />
      <OwnData user={user} />
    </S.Page>
  );
}
