import { Button, Field, Link, useTranslation } from 'platform';
import { FormProblems } from 'platform/forms';
import { routes } from 'shared-contracts';
import { PasswordFields } from '../../../components/PasswordFields';
import { useAuthLink } from '../auth-mode';
import { AlertChoices } from './AlertChoices';
import { useRegister } from './useRegister';
import * as F from '../../../components/form.styles';
import * as S from '../SignInPage.styles';

interface RegisterFormProps {
  onRegistered: (email: string) => void;
  /** Id of the form's heading. */
  titleId: string;
  /** Its data is loaded only while the form is open. */
  isOpen: boolean;
}

export function RegisterForm({ onRegistered, titleId, isOpen }: RegisterFormProps) {
  const { t } = useTranslation('mfe-account');
  const form = useRegister(onRegistered);
  const { formProps, submitProps, inputProps, values, change, ...problems } = form;
  const secret = (field: 'password' | 'confirmPassword') => ({
    ...inputProps(field),
    label: t(`auth.fields.${field}`),
    autoComplete: 'new-password',
  });
  return (
    <F.Form {...formProps} aria-labelledby={titleId}>
      <FormProblems {...problems} failureTitle={t('auth.registerFailed')} />
      <Field
        {...inputProps('username')}
        label={t('auth.fields.username')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Field {...inputProps('email')} label={t('auth.fields.email')} type="email" autoComplete="email" />
      <PasswordFields fields={[secret('password'), secret('confirmPassword')]} />
      <F.Pair>
        <Field {...inputProps('firstName')} label={t('auth.fields.firstName')} optional autoComplete="given-name" />
        <Field {...inputProps('lastName')} label={t('auth.fields.lastName')} optional autoComplete="family-name" />
      </F.Pair>
      <AlertChoices isOpen={isOpen} values={values} change={change} />
      <Legal />
      <Button {...submitProps} size="lg" block>
        {t('auth.register.submit')}
      </Button>
      <HaveAccount />
    </F.Form>
  );
}

function Legal() {
  const { t } = useTranslation('mfe-account');
  return (
    <F.Small>
      {t('auth.register.legal')} <Link to={routes.terms}>{t('auth.register.terms')}</Link> {t('auth.register.legalAnd')}{' '}
      <Link to={routes.privacy}>{t('auth.register.privacy')}</Link>.
    </F.Small>
  );
}

function HaveAccount() {
  const { t } = useTranslation('mfe-account');
  const linkTo = useAuthLink();
  return (
    <S.Foot>
      {t('auth.register.haveAccount')} <Link {...linkTo('login')}>{t('auth.register.signIn')}</Link>
    </S.Foot>
  );
}
