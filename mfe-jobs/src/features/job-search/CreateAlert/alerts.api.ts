import { api, mutationFromContract } from 'platform';
import { removeSearch, saveSearch, subscribeToAlerts, updateSubscription } from 'shared-contracts';

export const {
  useSaveSearchMutation,
  useRemoveSearchMutation,
  useTurnAlertsOffMutation,
  useSubscribeToAlertsMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    saveSearch: mutationFromContract(build, saveSearch, ['Subscription']),
    removeSearch: mutationFromContract(build, removeSearch, ['Subscription']),
    // Has a unique name: mfe-account has a mutation `updateSubscription`, and the first definition of a name is used by
    // all.
    turnAlertsOff: mutationFromContract(build, updateSubscription, ['Subscription']),
    subscribeToAlerts: mutationFromContract(build, subscribeToAlerts),
  }),
});
