import { Field, useTranslation, type FieldProps } from 'platform';

/** Asks whoever is signed in for the password once more. */
export function CurrentPasswordField(input: Omit<FieldProps, 'label' | 'type' | 'autoComplete'>) {
  const { t } = useTranslation('mfe-account');
  return <Field {...input} label={t('security.currentPassword')} type="password" autoComplete="current-password" />;
}
