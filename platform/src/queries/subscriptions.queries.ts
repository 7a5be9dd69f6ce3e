import { contractQueries } from 'platform';
import { getLinkedSubscription, getSubscription } from 'shared-contracts';

/** The alerts of the account, and those of a mailed link, which works without a session. */
export const { useGetLinkedSubscriptionQuery, useGetSubscriptionQuery, useLazyGetSubscriptionQuery } = contractQueries({
  getLinkedSubscription,
  getSubscription,
});
