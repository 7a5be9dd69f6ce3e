import { expandTemplate, getSession as contract, type User, type Variables } from 'shared-contracts';
import { api } from '../api/api';

/** A 401 is not an error: the result is null for a visitor (SPEC §6). */
export const sessionApi = api.injectEndpoints({
  endpoints: (build) => ({
    getSession: build.query<User | null, Variables>({
      async queryFn(arg, _api, _options, send) {
        const result = await send(expandTemplate(contract.template, arg));
        if (result.error === undefined) return { data: result.data as User };
        return result.error.status === 401 ? { data: null } : { error: result.error };
      },
      providesTags: contract.tags,
    }),
  }),
});
