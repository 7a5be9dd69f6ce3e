import { api, mutationFromContract } from 'platform';
import { cacheResponse, subscriptionQueries } from 'platform/queries';
import {
  confirmAlerts,
  removeLinkedSearch,
  removeSearch,
  requestAddressConfirmation,
  updateLinkedSubscription,
  updateSubscription,
  type LinkedSubscription,
  type SavedSearch,
  type Subscription,
} from 'shared-contracts';

const { updateQueryData, upsertQueryData } = subscriptionQueries.util;

const cacheLinked = cacheResponse((answer: LinkedSubscription, { token }: { token: string }) =>
  upsertQueryData('getLinkedSubscription', { token }, answer),
);

/** Tag of the current account's alerts, which may be the same as those of a mailed link. */
const shownElsewhere = ['Subscription'] as const;

export const {
  useConfirmAlertsMutation,
  useDropSearchMutation,
  useRemoveLinkedSearchMutation,
  useRequestAddressConfirmationMutation,
  useUpdateLinkedSubscriptionMutation,
  useUpdateSubscriptionMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    requestAddressConfirmation: mutationFromContract(build, requestAddressConfirmation),
    updateSubscription: {
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
    updateLinkedSubscription: {
      ...mutationFromContract(build, updateLinkedSubscription, shownElsewhere),
      onQueryStarted: cacheLinked,
    },
    removeLinkedSearch: {
      ...mutationFromContract(build, removeLinkedSearch, shownElsewhere),
      onQueryStarted: cacheLinked,
    },
    confirmAlerts: mutationFromContract(build, confirmAlerts, shownElsewhere),
  }),
});
