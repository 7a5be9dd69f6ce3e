import type { Ref } from 'react';
import { Button, Field, Select, Stack, useTranslation, type FieldProps } from 'platform';
import { FormProblems, TextArea } from 'platform/forms';
import { languages, type User } from 'shared-contracts';
import type { ProfileField } from './useProfileDraft';
import { useProfileForm } from './useProfileForm';
import * as S from './ProfileTab.styles';

interface ProfileFormProps {
  user: User;
  onClose: () => void;
  ref: Ref<HTMLFormElement>;
}

/** Form of the profile. "Guardar" requires a change, "Cancelar" discards changes (SPEC §4). */
export function ProfileForm({ user, onClose, ref }: ProfileFormProps) {
  const { t } = useTranslation('mfe-account');
  const { formProps, submitProps, inputProps, isChanged, close, ...form } = useProfileForm(user, onClose);
  return (
    <Stack as="form" ref={ref} {...formProps} aria-label={t('profile.data')}>
      <FormProblems {...form} failureTitle={t('profile.failed')} />
      <ProfileFields email={user.email} fieldProps={(field) => inputProps(field)} />
      <S.Foot>
        <Button {...submitProps} disabled={!isChanged}>
          {t('profile.save')}
        </Button>
        <Button variant="secondary" onClick={close}>
          {t('profile.cancel')}
        </Button>
        {!isChanged && <S.Hint>{t('profile.unchanged')}</S.Hint>}
      </S.Foot>
    </Stack>
  );
}

const rows = 5;

/** Common properties of fields and text areas. */
type CommonProps = Pick<FieldProps, 'id' | 'name' | 'error' | 'readOnly'> & {
  value: string;
  onBlur?: (event: React.FocusEvent) => void;
  onChange?: (event: React.ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) => void;
};

interface ProfileFieldsProps {
  email: string;
  fieldProps: (field: ProfileField) => CommonProps;
}

/** The fields of the profile, for display and editing. The e-mail address is changed separately. */
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
      <LanguageField {...fieldProps('language')} />
      <TextArea {...props('bio')} rows={rows} />
    </S.Fields>
  );
}

/** Language of the mails. Shown as a read-only field while not editing, because selects cannot be read-only. */
function LanguageField({ value, readOnly, ...props }: CommonProps) {
  const { t } = useTranslation('mfe-account');
  const text = { label: t('profile.fields.language'), help: t('profile.languageHelp') };
  if (readOnly === true) return <Field {...text} {...props} value={t(`profile.languages.${value}`)} readOnly />;
  return (
    <Select {...text} {...props} value={value}>
      {languages.map((language) => (
        <option key={language} value={language}>
          {t(`profile.languages.${language}`)}
        </option>
      ))}
    </Select>
  );
}
