import { useEffect, useRef } from 'react';
import { Button, Field, useTranslation } from 'platform';
import { FormProblems, useForm } from 'platform/forms';
import type { Credentials } from 'shared-contracts';
import { secondFactorCodeSchema } from 'shared-contracts/schemas';
import { atField } from '../../../components/at-field';
import * as F from '../../../components/form.styles';
import { useLogin } from './useLogin';

interface CodeFormProps {
  /** They were right, but are not enough. */
  credentials: Credentials;
  titleId: string;
  onUnverified: (username: string) => void;
  onBack: () => void;
}

const codeField = { second_factor_required: 'code', second_factor_wrong: 'code' };

/** The second step of whoever has a second factor. */
export function CodeForm({ credentials, titleId, onUnverified, onBack }: CodeFormProps) {
  const { t } = useTranslation('mfe-account');
  const login = useLogin(onUnverified);
  const { submit, inputProps, isSending, ...problems } = useForm({
    namespace: 'mfe-account',
    initial: { code: '' },
    schema: secondFactorCodeSchema,
    failureTitle: t('auth.login.failed'),
    send: async ({ code }) => {
      const { error, ...outcome } = await login({ ...credentials, code });
      return { ...outcome, error: atField(error, codeField) };
    },
  });
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <F.Form noValidate method="post" aria-labelledby={titleId} onSubmit={submit}>
      <FormProblems {...problems} failureTitle={t('auth.login.failed')} />
      <Field
        {...inputProps('code')}
        ref={field}
        label={t('auth.code.label')}
        help={t('auth.code.help')}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Button type="submit" size="lg" block busy={isSending}>
        {t('auth.code.submit')}
      </Button>
      <Button variant="quiet" onClick={onBack}>
        {t('auth.code.back')}
      </Button>
    </F.Form>
  );
}
