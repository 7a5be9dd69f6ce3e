import { Button, Field, Link, useTranslation } from 'platform';
import { FormProblems } from 'platform/forms';
import { routes } from 'shared-contracts';
import * as F from '../../../components/form.styles';
import { PasswordFields } from '../../../components/PasswordFields/PasswordFields';
import { useAuthLink } from '../auth-mode';
import * as S from '../SignInPage.styles';
import { CodeField } from './CodeField';
import type { usePasswordForm } from './usePasswordForm';

interface PasswordFormProps {
  form: ReturnType<typeof usePasswordForm>;
  titleId: string;
}

export function PasswordForm({ form, titleId }: PasswordFormProps) {
  const { t } = useTranslation('mfe-account');
  const linkTo = useAuthLink();
  const { formProps, submitProps, inputProps, hasCode, ...problems } = form;
  const password = {
    ...inputProps('password'),
    label: t('auth.fields.password'),
    autoComplete: 'current-password',
  };
  return (
    <F.Form {...formProps} aria-labelledby={titleId}>
      <FormProblems {...problems} failureTitle={t('auth.login.failed')} />
      <Field
        {...inputProps('username')}
        label={t('auth.fields.identifier')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordFields fields={[password]}>
        <Link {...linkTo('forgot')}>{t('auth.login.forgot')}</Link>
      </PasswordFields>
      {hasCode && <CodeField {...inputProps('code')} />}
      <Button {...submitProps} size="lg" block>
        {t('auth.login.submit')}
      </Button>
      <S.Foot>
        {t('auth.login.noAccount')} <Link {...linkTo('register')}>{t('auth.login.create')}</Link>.{' '}
        {t('auth.login.orApply')} <Link to={routes.jobs}>{t('auth.login.applyWithout')}</Link>.
      </S.Foot>
    </F.Form>
  );
}
