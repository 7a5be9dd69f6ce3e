import { useEffect, useEffectEvent, useId, type ChangeEvent } from 'react';
import { useTranslation } from 'platform';
import { useFormik } from 'platform/forms';
import { applicantSchema } from 'shared-contracts/schemas';
import type { ApplicationFlow } from '../useApplication';

const fields = ['name', 'email'] as const;
const nobody = { name: '', email: '' };
type ApplicantField = (typeof fields)[number];

/** What a visitor may leave about themselves. The draft keeps it, the form checks it. */
export function useApplicantForm({ draft, isOpen, isVisitor, failure, change, submit }: ApplicationFlow) {
  const { t, i18n } = useTranslation('mfe-apply');
  const id = useId();
  // What a visitor wrote before signing in says nothing any more.
  const { name, email } = isVisitor ? draft : nobody;
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

  /** Messages of the schema are keys; the server's own are words. */
  const textOf = (message: string) => (i18n.exists(message, { ns: 'mfe-apply' }) ? t(message) : message);
  const inputProps = (field: ApplicantField) => ({
    ...form.getFieldProps(field),
    id: `${id}-${field}`,
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      form.handleChange(event);
      change({ [field]: event.target.value });
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
