import { createSlice, injectSlice, useDispatch, useSelector } from 'platform';
import type { User } from 'shared-contracts';

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
    noted: (_state, { payload }: { payload: ProfileDraft | null }) => ({ draft: payload }),
  },
});
injectSlice(slice);

/** The reducer joins the store with the first action after it was injected. */
type WithDraft = Partial<Record<typeof name, ReturnType<typeof slice.reducer>>>;

export function useProfileDraft(user: Pick<User, 'id'>) {
  const dispatch = useDispatch();
  const noted = useSelector((state: WithDraft) => state[name]?.draft ?? null);
  return {
    draft: noted?.userId === user.id ? noted.values : null,
    note: (values: ProfileValues) => void dispatch(slice.actions.noted({ userId: user.id, values })),
    drop: () => void dispatch(slice.actions.noted(null)),
  };
}
