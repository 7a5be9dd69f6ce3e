import { Field, useTranslation, type FieldProps } from 'platform';

/** Password confirmation of the current user. */
export function CurrentPasswordField(input: Omit<FieldProps, 'label' | 'type' | 'autoComplete'>) {
  const { t } = useTranslation('mfe-account');
  return <Field {...input} label={t('security.currentPassword')} type="password" autoComplete="current-password" />;
}
