import { api, fromContract, mutationFromContract } from 'platform';
import { getSubscription, removeSearch, saveSearch, subscribeToAlerts, updateSubscription } from 'shared-contracts';

export const {
  useLazyGetSubscriptionQuery,
  useSaveSearchMutation,
  useRemoveSearchMutation,
  useTurnAlertsOffMutation,
  useSubscribeToAlertsMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    getSubscription: fromContract(build, getSubscription),
    saveSearch: mutationFromContract(build, saveSearch, ['Subscription']),
    removeSearch: mutationFromContract(build, removeSearch, ['Subscription']),
    // Under a name of its own: the account changes subscriptions in its way, and the first of a name is everybody's.
    turnAlertsOff: mutationFromContract(build, updateSubscription, ['Subscription']),
    subscribeToAlerts: mutationFromContract(build, subscribeToAlerts),
  }),
});
