import { Field, useTranslation, type FieldProps } from 'platform';

type CodeFieldProps = Omit<FieldProps, 'label' | 'help'>;

/** Code of an authenticator, or a recovery code. */
export function CodeField(field: CodeFieldProps) {
  const { t } = useTranslation('mfe-account');
  return (
    <Field
      {...field}
      label={t('auth.code.label')}
      help={t('auth.code.help')}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}
