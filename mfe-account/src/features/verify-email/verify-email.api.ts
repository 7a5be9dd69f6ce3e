import { api, queriesFromContract } from 'platform';
import { verifyEmail } from 'shared-contracts';

/** A query although it changes data: it runs once per link, regardless of renders. */
export const { useVerifyEmailQuery } = api.injectEndpoints({
  endpoints: (build) => queriesFromContract(build, { verifyEmail }),
});
