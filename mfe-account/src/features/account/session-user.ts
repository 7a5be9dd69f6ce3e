import { api, useDispatch } from 'platform';
import type { User, Variables } from 'shared-contracts';

/** Never called: platform has the endpoint, and this only tells its type. */
const typed = () =>
  api.injectEndpoints({
    endpoints: (build) => ({
      getCurrentUser: build.query<User | null, Variables>({ query: () => '' }),
    }),
  });
const sessionApi = api as ReturnType<typeof typed>;

type Dispatch = ReturnType<typeof useDispatch> &
  ((change: ReturnType<typeof sessionApi.util.updateQueryData<'getCurrentUser'>>) => unknown);

/** Puts the user of an answer in the place of the cached one (SPEC §7); null: nobody is signed in any more. */
export function useSetUser(): (user: User | null) => void {
  const dispatch = useDispatch<Dispatch>();
  return (user) => void dispatch(sessionApi.util.updateQueryData('getCurrentUser', {}, () => user));
}
