import type { ButtonProps } from 'platform';
import { currentPasswordSchema } from 'shared-contracts/schemas';
import { useAccountForm } from '../../../components/useAccountForm';
import { CurrentPasswordField } from './CurrentPasswordField';
import { DialogForm } from './DialogForm';

interface PasswordStepProps<Answer> {
  call: (body: { currentPassword: string }) => Promise<{ data?: Answer | undefined; error?: unknown }>;
  onDone: (answer: Answer) => void;
  onCancel: () => void;
  submitLabel: string;
  failureTitle: string;
  variant?: ButtonProps['variant'];
}

/** Asks for the password once more, and makes with it the call that needs it. */
export function PasswordStep<Answer>({ call, onDone, failureTitle, ...rest }: PasswordStepProps<Answer>) {
  const form = useAccountForm({
    initial: { currentPassword: '' },
    schema: currentPasswordSchema,
    failureTitle,
    call: ({ currentPassword }) => call({ currentPassword }),
    onDone,
  });
  return (
    <DialogForm form={form} failureTitle={failureTitle} {...rest}>
      <CurrentPasswordField {...form.inputProps('currentPassword')} />
    </DialogForm>
  );
}
