import { useState, type ReactNode } from 'react';
import { Field, useTranslation, type FieldProps } from 'platform';
import { Checkbox } from 'platform/forms';
import * as S from './form.styles';

interface PasswordFieldsProps {
  /** One field, or a password and its confirmation. */
  fields: readonly FieldProps[];
  /** Shown beside the checkbox. */
  children?: ReactNode;
}

/** Password fields with a checkbox that shows the text. */
export function PasswordFields({ fields, children }: PasswordFieldsProps) {
  const { t } = useTranslation('mfe-account');
  const [isShown, setShown] = useState(false);
  return (
    <>
      {fields.map((field) => (
        <Field
          key={field.id}
          {...field}
          type={isShown ? 'text' : 'password'}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
        />
      ))}
      <S.Row>
        <Checkbox
          label={t('auth.fields.showPassword')}
          checked={isShown}
          onChange={({ target }) => setShown(target.checked)}
        />
        {children}
      </S.Row>
    </>
  );
}
