import { api, mutationFromContract, queriesFromContract } from 'platform';
import {
  getSubscription,
  removeSearch,
  requestAddressConfirmation,
  updateSubscription,
  type SavedSearch,
  type Subscription,
} from 'shared-contracts';
import { cacheResponse } from '../../cache-response';

const subscriptions = api.injectEndpoints({
  endpoints: (build) => queriesFromContract(build, { getSubscription }),
});
const { updateQueryData, upsertQueryData } = subscriptions.util;

export const { useGetSubscriptionQuery } = subscriptions;

export const { useChangeSubscriptionMutation, useDropSearchMutation, useRequestAddressConfirmationMutation } =
  subscriptions.injectEndpoints({
    endpoints: (build) => ({
      requestAddressConfirmation: mutationFromContract(build, requestAddressConfirmation),
      changeSubscription: {
        ...mutationFromContract(build, updateSubscription),
        onQueryStarted: cacheResponse((subscription: Subscription) =>
          upsertQueryData('getSubscription', {}, subscription),
        ),
      },
      // Has a unique name: mfe-jobs also removes searches, and the first definition of a name is used by all.
      dropSearch: {
        ...mutationFromContract(build, removeSearch),
        onQueryStarted: cacheResponse((dropped: SavedSearch) =>
          updateQueryData('getSubscription', {}, (subscription) => {
            subscription.searches = subscription.searches.filter(({ id }) => id !== dropped.id);
          }),
        ),
      },
    }),
  });
