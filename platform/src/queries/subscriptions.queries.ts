import { api, queriesFromContract } from 'platform';
import { getLinkedSubscription, getSubscription } from 'shared-contracts';

/** The alerts of the account, and those of a mailed link, which works without a session. */
export const subscriptionQueries = api.injectEndpoints({
  endpoints: (build) => queriesFromContract(build, { getLinkedSubscription, getSubscription }),
});

export const { useGetLinkedSubscriptionQuery, useGetSubscriptionQuery, useLazyGetSubscriptionQuery } =
  subscriptionQueries;
