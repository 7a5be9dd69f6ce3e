import { api, fromContract } from 'platform';
import { verifyEmail } from 'shared-contracts';

/** A query, though it changes something: it is asked once for a link, however often the page is drawn. */
export const { useVerifyEmailQuery } = api.injectEndpoints({
  endpoints: (build) => ({ verifyEmail: fromContract(build, verifyEmail) }),
});
