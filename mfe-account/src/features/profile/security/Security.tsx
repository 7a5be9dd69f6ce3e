import { useId } from 'react';
import { useTranslation } from 'platform';
import type { User } from 'shared-contracts';
import { EmailRow } from './EmailRow';
import { PasswordRow } from './PasswordRow';
import { SecondFactorRow } from './second-factor/SecondFactorRow';
import * as S from './Settings.styles';

/** How the account is protected. */
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
