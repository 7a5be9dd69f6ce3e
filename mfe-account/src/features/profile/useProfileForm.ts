import { useEffect, useEffectEvent, useRef } from 'react';
import { useToast, useTranslation, useUpdateUser } from 'platform';
import type { User } from 'shared-contracts';
import { profileSchema } from 'shared-contracts/schemas';
import { useAccountForm } from '../../components/useAccountForm';
import { useUpdateUserMutation } from './profile.api';
import { changesOf, profileFields, useProfileDraft, valuesOf, type ProfileValues } from './useProfileDraft';

/** The profile's form. Its changes are stored as a draft until they are saved or cancelled. */
export function useProfileForm(user: User, onClose: () => void) {
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
