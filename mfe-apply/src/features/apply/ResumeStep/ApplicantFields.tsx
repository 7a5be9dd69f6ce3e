import { useEffect, useEffectEvent, useId, type ChangeEvent } from 'react';
import { Field, useTranslation } from 'platform';
import { useFormik } from 'platform/forms';
import { applicantSchema } from 'shared-contracts/schemas';
import type { ApplicationFlow } from '../useApplication';
import * as S from '../Wizard.styles';

const fields = ['name', 'email'] as const;
const blank = { name: '', email: '' };
type ApplicantField = (typeof fields)[number];

/** Form of a visitor's name and address. The draft stores them; the form validates them. */
export function useApplicantForm({ draft, isOpen, isVisitor, failure, editContent, submit }: ApplicationFlow) {
  const { t } = useTranslation('mfe-apply');
  const id = useId();
  // After sign-in, the account's name and address apply.
  const { name, email } = isVisitor ? draft : blank;
  const form = useFormik({ initialValues: { name, email }, validationSchema: applicantSchema, onSubmit: submit });

  const restore = useEffectEvent(() => void form.setValues({ name, email }, false));
  useEffect(() => {
    if (isOpen) restore();
  }, [isOpen, isVisitor]);

  const showRefused = useEffectEvent((refused: Readonly<Record<string, string>>) => {
    for (const field of fields) {
      if (refused[field] === undefined) continue;
      void form.setFieldTouched(field, true, false);
      form.setFieldError(field, refused[field]);
    }
  });
  useEffect(() => {
    if (failure !== null) showRefused(failure.fields);
  }, [failure]);

  /** Messages of the schema are text keys; those of the API are texts. */
  const textOf = (message: string) => t(message, { defaultValue: message });
  const inputProps = (field: ApplicantField) => ({
    ...form.getFieldProps(field),
    id: `${id}-${field}`,
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      form.handleChange(event);
      editContent({ [field]: event.target.value });
    },
    error: form.touched[field] && form.errors[field] && textOf(form.errors[field]),
  });
  const submitOrShow = async () => {
    await form.submitForm();
    const errors = await form.validateForm();
    const wrong = fields.find((field) => errors[field] !== undefined);
    if (wrong !== undefined) document.getElementById(`${id}-${wrong}`)?.focus();
  };
  return { inputProps, submit: submitOrShow };
}

export function ApplicantFields({ inputProps }: Pick<ReturnType<typeof useApplicantForm>, 'inputProps'>) {
  const { t } = useTranslation('mfe-apply');
  return (
    <>
      <S.Small>{t('resume.why')}</S.Small>
      <Field {...inputProps('name')} label={t('resume.name')} optional autoComplete="name" />
      <Field
        {...inputProps('email')}
        label={t('resume.email')}
        optional
        type="email"
        inputMode="email"
        autoComplete="email"
      />
    </>
  );
}
