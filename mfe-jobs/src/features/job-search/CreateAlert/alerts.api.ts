import { api, mutationFromContract, queriesFromContract } from 'platform';
import { getSubscription, removeSearch, saveSearch, subscribeToAlerts, updateSubscription } from 'shared-contracts';

export const {
  useLazyGetSubscriptionQuery,
  useSaveSearchMutation,
  useRemoveSearchMutation,
  useTurnAlertsOffMutation,
  useSubscribeToAlertsMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    ...queriesFromContract(build, { getSubscription }),
    saveSearch: mutationFromContract(build, saveSearch, ['Subscription']),
    removeSearch: mutationFromContract(build, removeSearch, ['Subscription']),
    // Has a unique name: mfe-account defines another mutation for subscriptions, and the first definition of a name
    // is used by all.
    turnAlertsOff: mutationFromContract(build, updateSubscription, ['Subscription']),
    subscribeToAlerts: mutationFromContract(build, subscribeToAlerts),
  }),
});
