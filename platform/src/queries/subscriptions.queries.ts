import { getLinkedSubscription, getSubscription } from 'shared-contracts';
import { injectQueries } from './inject-queries';

/** The alerts of the account, and those of a mailed link, which works without a session. */
export const subscriptionQueries = injectQueries({ getLinkedSubscription, getSubscription });

export const { useGetLinkedSubscriptionQuery, useGetSubscriptionQuery, useLazyGetSubscriptionQuery } =
  subscriptionQueries;
