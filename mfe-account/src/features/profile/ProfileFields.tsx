import { Field, useTranslation, type FieldProps } from 'platform';
import { TextArea } from 'platform/forms';
import type { ProfileField } from './profile-values';
import * as S from './ProfileTab.styles';

const rows = 5;

/** What a field and a text area both take. */
type CommonProps = Pick<FieldProps, 'id' | 'name' | 'error' | 'readOnly'> & {
  value: string;
  onBlur?: (event: React.FocusEvent) => void;
  onChange?: (event: React.ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => void;
};

interface ProfileFieldsProps {
  email: string;
  fieldProps: (field: ProfileField) => CommonProps;
}

/** The fields of the profile, to read and to edit. The e-mail address changes in a way of its own. */
export function ProfileFields({ email, fieldProps }: ProfileFieldsProps) {
  const { t } = useTranslation('mfe-account');
  const props = (field: ProfileField) => {
    const given = fieldProps(field);
    const isRead = given.readOnly === true;
    return {
      ...given,
      label: t(`profile.fields.${field}`),
      optional: !isRead,
      placeholder: isRead ? t('profile.blank') : undefined,
    };
  };
  return (
    <S.Fields>
      <Field {...props('firstName')} autoComplete="given-name" />
      <Field {...props('lastName')} autoComplete="family-name" />
      <Field label={t('profile.fields.email')} type="email" value={email} readOnly help={t('profile.emailHelp')} />
      <Field {...props('phone')} type="tel" inputMode="tel" autoComplete="tel" />
      <Field {...props('location')} autoComplete="address-level2" />
      <TextArea {...props('bio')} rows={rows} />
    </S.Fields>
  );
}
