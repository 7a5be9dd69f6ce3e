import { api, fromContract, mutationFromContract } from 'platform';
import { getSubscription, updateSubscription, type Subscription } from 'shared-contracts';
import { kept } from '../../kept';

const subscriptions = api.injectEndpoints({
  endpoints: (build) => ({ getSubscription: fromContract(build, getSubscription) }),
});
const { upsertQueryData } = subscriptions.util;

export const { useGetSubscriptionQuery } = subscriptions;

export const { useChangeSubscriptionMutation } = subscriptions.injectEndpoints({
  endpoints: (build) => ({
    changeSubscription: {
      ...mutationFromContract(build, updateSubscription),
      onQueryStarted: kept((subscription: Subscription) => upsertQueryData('getSubscription', {}, subscription)),
    },
  }),
});
