import { useEffect, useRef } from 'react';
import { Button, useTranslation } from 'platform';
import { FormProblems, useForm } from 'platform/forms';
import type { Credentials } from 'shared-contracts';
import { secondFactorCodeSchema } from 'shared-contracts/schemas';
import { atField } from '../../../components/at-field';
import * as F from '../../../components/form.styles';
import { CodeField } from './CodeField';
import { needsVerification, useLogin } from './useLogin';

interface CodeFormProps {
  /** They were right, but are not enough. */
  credentials: Credentials;
  titleId: string;
  onUnverified: (username: string) => void;
  onBack: () => void;
}

const codeField = { second_factor_required: 'code', second_factor_wrong: 'code' };

/** The second step for accounts with a second factor. */
export function CodeForm({ credentials, titleId, onUnverified, onBack }: CodeFormProps) {
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
