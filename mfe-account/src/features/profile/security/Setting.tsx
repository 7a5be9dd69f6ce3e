import { useEffect, useRef, type ComponentProps, type FormEvent, type ReactNode, type Ref } from 'react';
import {
  Button,
  Dialog,
  Field,
  Stack,
  styled,
  useTranslation,
  type ButtonProps,
  type DialogProps,
  type FieldProps,
} from 'platform';
import { FormProblems } from 'platform/forms';
import { currentPasswordSchema } from 'shared-contracts/schemas';
import { useAccountForm } from '../../../components/useAccountForm';
import * as S from './Settings.styles';

interface SettingRowProps {
  id?: string;
  title: string;
  /** Current value of the setting. */
  text: ReactNode;
  /** Its buttons. */
  actions?: ReactNode;
  failure?: string | null;
  /** Ref for focus, if the action removes its button. */
  ref?: Ref<HTMLLIElement>;
}

/** One setting of the account with its actions. */
export function SettingRow({ id, title, text, actions, failure = null, ref }: SettingRowProps) {
  return (
    <S.Row id={id} ref={ref} tabIndex={-1}>
      <S.Text>
        <h3>{title}</h3>
        <p>{text}</p>
      </S.Text>
      {actions !== undefined && <S.Actions>{actions}</S.Actions>}
      {failure !== null && <S.Problem role="alert">{failure}</S.Problem>}
    </S.Row>
  );
}

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  justify-content: flex-end;
  margin-top: var(--space-1);
`;

interface FormDialogProps extends Pick<DialogProps, 'title' | 'text' | 'children'> {
  isSending: boolean;
  onClose: () => void;
}

/** A dialog with a form. It cannot be closed during submission, so that the result is seen. */
export function FormDialog({ isSending, onClose, ...dialog }: FormDialogProps) {
  return <Dialog open onOpenChange={(open) => !open && !isSending && onClose()} {...dialog} />;
}

/** State that `useForm` exposes. */
interface FormState {
  formProps: Pick<ComponentProps<'form'>, 'method' | 'noValidate'> & { onSubmit: (event: FormEvent) => void };
  isSending: boolean;
  problems: readonly { id: string; text: string }[];
  failure: string | null;
  attempt: number;
}

interface DialogFormProps {
  form: FormState;
  failureTitle: string;
  submitLabel: string;
  variant?: ButtonProps['variant'];
  onCancel: () => void;
  children: ReactNode;
}

/** A form inside a dialog; its first field takes the focus, also as a dialog's second step. */
export function DialogForm({ form, failureTitle, submitLabel, variant, onCancel, children }: DialogFormProps) {
  const { t } = useTranslation('mfe-account');
  const { formProps, isSending, problems, failure, attempt } = form;
  const frame = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // After the dialog has stored the previously focused element.
    const timer = setTimeout(() => frame.current?.querySelector('input')?.focus());
    return () => clearTimeout(timer);
  }, []);
  return (
    <Stack as="form" ref={frame} {...formProps}>
      <FormProblems problems={problems} failure={failure} attempt={attempt} failureTitle={failureTitle} />
      {children}
      <Foot>
        <Button variant="secondary" disabled={isSending} onClick={onCancel}>
          {t('security.cancel')}
        </Button>
        <Button type="submit" variant={variant ?? 'primary'} busy={isSending}>
          {submitLabel}
        </Button>
      </Foot>
    </Stack>
  );
}

/** Password confirmation of the current user. */
export function CurrentPasswordField(input: Omit<FieldProps, 'label' | 'type' | 'autoComplete'>) {
  const { t } = useTranslation('mfe-account');
  return <Field {...input} label={t('security.currentPassword')} type="password" autoComplete="current-password" />;
}

interface PasswordStepProps<Answer> {
  call: (body: { currentPassword: string }) => Promise<{ data?: Answer | undefined; error?: unknown }>;
  onDone: (answer: Answer) => void;
  onCancel: () => void;
  submitLabel: string;
  failureTitle: string;
  variant?: ButtonProps['variant'];
}

/** Form that asks for the current password and sends it with the request. */
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
