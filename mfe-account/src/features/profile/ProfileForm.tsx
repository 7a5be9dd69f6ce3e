import type { Ref } from 'react';
import { Button, Stack, useTranslation } from 'platform';
import { FormProblems } from 'platform/forms';
import type { User } from 'shared-contracts';
import { ProfileFields } from './ProfileFields';
import * as S from './ProfileTab.styles';
import { useProfileForm } from './useProfileForm';

interface ProfileFormProps {
  user: User;
  onClose: () => void;
  ref: Ref<HTMLFormElement>;
}

/** The profile, to be edited: "Guardar" once something differs, "Cancelar" brings everything back (SPEC §4). */
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
