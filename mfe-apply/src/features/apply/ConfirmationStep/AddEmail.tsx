import { Button, Field, Icon, useTranslation } from 'platform';
import { FormProblems, useForm } from 'platform/forms';
import { applicantEmailSchema } from 'shared-contracts/schemas';
import { useAddApplicantEmailMutation } from '../../../apply.api';
import * as S from './ConfirmationStep.styles';

export interface AddEmailProps {
  token: string;
  onAdded: (email: string) => void;
}

/** Form of the address that the visitor has not left with the resume. */
export function AddEmail({ token, onAdded }: AddEmailProps) {
  const { t } = useTranslation('mfe-apply');
  const [addEmail] = useAddApplicantEmailMutation();
  const { formProps, submitProps, inputProps, ...problems } = useForm({
    namespace: 'mfe-apply',
    initial: { email: '' },
    schema: applicantEmailSchema,
    failureTitle: t('sent.email.failed'),
    send: async ({ email }) => {
      const { data, error } = await addEmail({ token, body: { email } });
      if (data !== undefined) onAdded(data.email ?? email.trim());
      return { error };
    },
  });
  return (
    <S.Part>
      <h2>{t('sent.email.title')}</h2>
      <p>{t('sent.email.text')}</p>
      <form {...formProps} aria-label={t('sent.email.title')}>
        <FormProblems {...problems} failureTitle={t('sent.email.failed')} />
        <S.FieldWithButton>
          <Field
            {...inputProps('email')}
            label={t('resume.email')}
            type="email"
            inputMode="email"
            autoComplete="email"
          />
          <Button {...submitProps} variant="secondary" size="lg">
            <Icon name="mail" />
            {t('sent.email.submit')}
          </Button>
        </S.FieldWithButton>
      </form>
    </S.Part>
  );
}
