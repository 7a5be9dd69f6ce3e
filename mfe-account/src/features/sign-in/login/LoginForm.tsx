import { useEffect, useRef, useState } from 'react';
import { Button, Field, Link, useTranslation, type FieldProps } from 'platform';
import { FormProblems, useForm } from 'platform/forms';
import { atField } from 'platform/jobs';
import { routes, type Credentials } from 'shared-contracts';
import { secondFactorCodeSchema } from 'shared-contracts/schemas';
import { PasswordFields } from '../../../components/PasswordFields';
import { useAuthLink } from '../auth-mode';
import { codeField, needsVerification, useLogin, usePasswordForm } from './useLogin';
import * as F from '../../../components/form.styles';
import * as S from '../SignInPage.styles';

interface LoginFormProps {
  /** Receives the typed name if the address must be confirmed first. */
  onUnverified: (username: string) => void;
  /** Id of the form's heading. */
  titleId: string;
}

/** Name and password, then the code for accounts with a second factor. Going back restores the input. */
export function LoginForm({ onUnverified, titleId }: LoginFormProps) {
  const [accepted, setAccepted] = useState<Credentials | null>(null);
  const form = usePasswordForm({ onUnverified, onCodeNeeded: setAccepted });
  if (accepted === null) return <PasswordForm form={form} titleId={titleId} />;
  const back = () => setAccepted(null);
  return <CodeForm credentials={accepted} titleId={titleId} onUnverified={onUnverified} onBack={back} />;
}

interface PasswordFormProps {
  form: ReturnType<typeof usePasswordForm>;
  titleId: string;
}

function PasswordForm({ form, titleId }: PasswordFormProps) {
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

interface CodeFormProps {
  /** The credentials are correct, and a code is required. */
  credentials: Credentials;
  titleId: string;
  onUnverified: (username: string) => void;
  onBack: () => void;
}

/** The second step for accounts with a second factor. */
function CodeForm({ credentials, titleId, onUnverified, onBack }: CodeFormProps) {
  const { t } = useTranslation('mfe-account');
  const login = useLogin(onUnverified);
  const { formProps, submitProps, inputProps, ...problems } = useForm({
    namespace: 'mfe-account',
    initial: { code: '' },
    schema: secondFactorCodeSchema,
    failureTitle: t('auth.login.failed'),
    isHandled: needsVerification,
    send: async ({ code }) => {
      const { error } = await login({ ...credentials, code });
      return { error: atField(error, codeField) };
    },
  });
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <F.Form {...formProps} aria-labelledby={titleId}>
      <FormProblems {...problems} failureTitle={t('auth.login.failed')} />
      <CodeField {...inputProps('code')} ref={field} />
      <Button {...submitProps} size="lg" block>
        {t('auth.code.submit')}
      </Button>
      <Button variant="quiet" onClick={onBack}>
        {t('auth.code.back')}
      </Button>
    </F.Form>
  );
}

type CodeFieldProps = Omit<FieldProps, 'label' | 'help'>;

/** Code of an authenticator, or a recovery code. */
function CodeField(field: CodeFieldProps) {
  const { t } = useTranslation('mfe-account');
  return (
    <Field
      {...field}
      label={t('auth.code.label')}
      help={t('auth.code.help')}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}
