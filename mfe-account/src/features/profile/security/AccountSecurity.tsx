import { useId } from 'react';
import { useTranslation, withTexts } from 'platform';
import type { User } from 'shared-contracts';
import { EmailRow } from './EmailRow';
import en from './i18n/en.json';
import pt from './i18n/pt.json';
import { OwnData } from './OwnData';
import { PasswordRow } from './PasswordRow';
import { SecondFactorRow } from './second-factor/SecondFactorRow';
import { SignIns } from './SignIns';
import * as S from './Settings.styles';

/** Password, address, second factor and sessions of the account. */
export function Security({ user }: { user: User }) {
  const { t } = useTranslation('mfe-account');
  const id = useId();
  return (
    <S.Section aria-labelledby={id}>
      <h2 id={id}>{t('security.title')}</h2>
      <S.Sheet as="ul">
        <PasswordRow user={user} />
        <EmailRow user={user} />
        <SecondFactorRow user={user} />
      </S.Sheet>
    </S.Section>
  );
}

function AccountSecurityContent({ user }: { user: User }) {
  return (
    <>
      <Security user={user} />
      <SignIns />
      <OwnData user={user} />
    </>
  );
}

/** Settings of the account, below the profile. */
export const AccountSecurity = withTexts('mfe-account', { pt, en }, AccountSecurityContent);
