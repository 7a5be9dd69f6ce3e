import { useEffect, useRef, type ComponentProps, type FormEvent, type ReactNode } from 'react';
import { Button, Stack, useTranslation, type ButtonProps } from 'platform';
import { FormProblems } from 'platform/forms';
import * as S from './DialogForm.styles';

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
    // After the dialog has noted what had the focus before it.
    const timer = setTimeout(() => frame.current?.querySelector('input')?.focus());
    return () => clearTimeout(timer);
  }, []);
  return (
    <Stack as="form" ref={frame} {...formProps}>
      <FormProblems problems={problems} failure={failure} attempt={attempt} failureTitle={failureTitle} />
      {children}
      <S.Foot>
        <Button variant="secondary" disabled={isSending} onClick={onCancel}>
          {t('security.cancel')}
        </Button>
        <Button type="submit" variant={variant ?? 'primary'} busy={isSending}>
          {submitLabel}
        </Button>
      </S.Foot>
    </Stack>
  );
}
