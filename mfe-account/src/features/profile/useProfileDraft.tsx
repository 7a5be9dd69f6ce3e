import { createSlice, useDispatch, useLeaveGuard, useSelector } from 'platform';
import type { ProfileChanges, User } from 'shared-contracts';
import { remoteApi } from '../../remote-api';
import { LeaveConfirmation } from '../../components/LeaveConfirmation';

export const profileFields = ['firstName', 'lastName', 'location', 'phone', 'bio', 'language'] as const;
export type ProfileField = (typeof profileFields)[number];

/** The values of the fields for a user. */
export function valuesOf(user: Pick<User, ProfileField>): ProfileValues {
  const { firstName, lastName, location, phone, bio, language } = user;
  return {
    firstName: firstName ?? '',
    lastName: lastName ?? '',
    location: location ?? '',
    phone: phone ?? '',
    bio: bio ?? '',
    language,
  };
}

/** Only changed fields are sent, because another device may have changed the others. */
export function changesOf(before: ProfileValues, after: ProfileValues): ProfileChanges {
  return Object.fromEntries(
    profileFields.filter((field) => after[field] !== before[field]).map((field) => [field, after[field]]),
  );
}

export interface ProfileValues {
  [field: string]: string;
  firstName: string;
  lastName: string;
  location: string;
  phone: string;
  bio: string;
  language: string;
}

interface ProfileDraft {
  userId: number;
  values: ProfileValues;
}

const name = 'mfe-account/profile-draft';

/**
 * Unsaved changes of the profile. They survive a change of tab and an expired session, and are stored with the id of
 * their owner.
 */
const slice = createSlice({
  name,
  initialState: { draft: null as ProfileDraft | null },
  reducers: {
    stored: (_state, { payload }: { payload: ProfileDraft | null }) => ({ draft: payload }),
  },
});
remoteApi.injectSlice(slice);

/** The reducer joins the store with the first action after it was injected. */
type WithDraft = Partial<Record<typeof name, ReturnType<typeof slice.reducer>>>;

export function useProfileDraft(user: Pick<User, 'id'>) {
  const dispatch = useDispatch();
  const stored = useSelector((state: WithDraft) => state[name]?.draft ?? null);
  return {
    draft: stored?.userId === user.id ? stored.values : null,
    store: (values: ProfileValues) => void dispatch(slice.actions.stored({ userId: user.id, values })),
    discard: () => void dispatch(slice.actions.stored(null)),
  };
}

/** Confirmation before leaving the account with unsaved changes of the profile. Changing tabs keeps them. */
export function ProfileLeaveConfirmation({ user }: { user: User }) {
  const { draft, discard } = useProfileDraft(user);
  const guard = useLeaveGuard(draft !== null, { ignoresQuery: true });
  const leave = () => {
    discard();
    guard.leave();
  };
  return <LeaveConfirmation guard={{ ...guard, leave }} texts="profile" />;
}
