import { mutationFromContract } from 'platform';
import { removeSearch, saveSearch, subscribeToAlerts, updateSubscription } from 'shared-contracts';
import { remoteApi } from '../../../remote-api';

export const {
  useSaveSearchMutation,
  useRemoveSearchMutation,
  useUpdateSubscriptionMutation,
  useSubscribeToAlertsMutation,
} = remoteApi.injectEndpoints({
  endpoints: (build) => ({
    saveSearch: mutationFromContract(build, saveSearch, ['Subscription']),
    removeSearch: mutationFromContract(build, removeSearch, ['Subscription']),
    updateSubscription: mutationFromContract(build, updateSubscription, ['Subscription']),
    subscribeToAlerts: mutationFromContract(build, subscribeToAlerts),
  }),
});
