import { Field, useTranslation, type ButtonProps } from 'platform';
import type { SecondFactorProof } from 'shared-contracts';
import { secondFactorProofSchema } from 'shared-contracts/schemas';
import { useAccountForm } from '../../../../components/useAccountForm';
import { CurrentPasswordField } from '../CurrentPasswordField';
import { DialogForm } from '../DialogForm';

interface ProofStepProps<Answer> {
  call: (proof: SecondFactorProof) => Promise<{ data?: Answer | undefined; error?: unknown }>;
  onDone: (answer: Answer) => void;
  onCancel: () => void;
  submitLabel: string;
  failureTitle: string;
  variant?: ButtonProps['variant'];
}

/** Asks for the password and a code once more: without both, a session that was left open could take the factor away. */
export function ProofStep<Answer>({ call, onDone, failureTitle, ...rest }: ProofStepProps<Answer>) {
  const { t } = useTranslation('mfe-account');
  const form = useAccountForm({
    initial: { currentPassword: '', code: '' },
    schema: secondFactorProofSchema,
    failureTitle,
    call: ({ currentPassword, code }) => call({ currentPassword, code }),
    onDone,
  });
  return (
    <DialogForm form={form} failureTitle={failureTitle} {...rest}>
      <CurrentPasswordField {...form.inputProps('currentPassword')} />
      <Field
        {...form.inputProps('code')}
        label={t('auth.code.label')}
        help={t('auth.code.help')}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
      />
    </DialogForm>
  );
}
