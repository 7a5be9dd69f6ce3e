import { useEffect, useEffectEvent, useRef } from 'react';
import { useToast, useTranslation, useUpdateUser } from 'platform';
import type { User } from 'shared-contracts';
import { profileSchema } from 'shared-contracts/schemas';
import { useAccountForm } from '../../components/useAccountForm';
import { changesOf, profileFields, useProfileDraft, valuesOf, type ProfileValues } from './profile-draft';
import { useUpdateUserMutation } from './profile.api';

/** The profile's form: its changes are kept beside it as long as they are neither saved nor cancelled. */
export function useProfileForm(user: User, onClose: () => void) {
  const { t } = useTranslation('mfe-account');
  const { show } = useToast();
  const updateUser = useUpdateUser();
  const [update] = useUpdateUserMutation();
  const { drop } = useProfileDraft(user);
  const before = valuesOf(user);
  const close = () => {
    drop();
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

  useKeptDraft(form, before, user);
  return { ...form, close };
}

type KeptForm = Pick<ReturnType<typeof useAccountForm<ProfileValues, User>>, 'values' | 'isChanged' | 'change'>;

/** Begins with what a former look at the form left behind, and leaves behind what this one changes. */
function useKeptDraft({ values, isChanged, change }: KeptForm, before: ProfileValues, user: User): void {
  const { draft, note, drop } = useProfileDraft(user);
  const known = useRef(values);
  const restore = useEffectEvent(() => {
    for (const field of profileFields) {
      if (draft !== null && draft[field] !== before[field]) change(field, draft[field]);
    }
  });
  const keep = useEffectEvent(() => {
    if (isChanged) note(values);
    else drop();
  });
  useEffect(() => restore(), []);
  useEffect(() => {
    if (known.current === values) return;
    known.current = values;
    keep();
  }, [values]);
}
