import { useEffect, useEffectEvent, useRef, type Ref } from 'react';
import {
  Button,
  Field,
  mutationFromContract,
  Select,
  Stack,
  useToast,
  useTranslation,
  useUpdateUser,
  type FieldProps,
} from 'platform';
import { FormProblems, TextArea } from 'platform/forms';
import { languages, updateUser as updateUserContract, type User } from 'shared-contracts';
import { profileSchema } from 'shared-contracts/schemas';
import { remoteApi } from '../../remote-api';
import { useAccountForm } from '../../components/useAccountForm';
import {
  changesOf,
  profileFields,
  useProfileDraft,
  valuesOf,
  type ProfileField,
  type ProfileValues,
} from './useProfileDraft';
import * as S from './ProfileTab.styles';

const { useUpdateUserMutation } = remoteApi.injectEndpoints({
  endpoints: (build) => ({ updateUser: mutationFromContract(build, updateUserContract) }),
});

/** The profile's form. Its changes are stored as a draft until they are saved or canceled. */
function useProfileForm(user: User, onClose: () => void) {
  const { t } = useTranslation('mfe-account');
  const { show } = useToast();
  const updateUser = useUpdateUser();
  const [update] = useUpdateUserMutation();
  const { discard } = useProfileDraft(user);
  const before = valuesOf(user);
  const close = () => {
    discard();
    onClose();
  };
  const form = useAccountForm({
    initial: before,
    schema: profileSchema,
    failureTitle: t('profile.failed'),
    call: (values) => update({ id: String(user.id), body: changesOf(before, values) }),
    onDone: (answer: User) => {
      updateUser(answer);
      show({ title: t('profile.saved'), variant: 'success' });
      close();
    },
  });

  useStoredDraft(form, before, user);
  return { ...form, close };
}

type DraftForm = Pick<ReturnType<typeof useAccountForm<ProfileValues, User>>, 'values' | 'isChanged' | 'change'>;

/** Restores the draft on mount and updates it with each change. */
function useStoredDraft({ values, isChanged, change }: DraftForm, before: ProfileValues, user: User): void {
  const { draft, store, discard } = useProfileDraft(user);
  const known = useRef(values);
  const restore = useEffectEvent(() => {
    for (const field of profileFields) {
      if (draft !== null && draft[field] !== before[field]) change(field, draft[field]);
    }
  });
  const update = useEffectEvent(() => {
    if (isChanged) store(values);
    else discard();
  });
  useEffect(() => restore(), []);
  useEffect(() => {
    if (known.current === values) return;
    known.current = values;
    update();
  }, [values]);
}

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
  if (readOnly === true) {
    return <Field {...text} {...props} value={t(`profile.languages.${value}`, { defaultValue: value })} readOnly />;
  }
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
