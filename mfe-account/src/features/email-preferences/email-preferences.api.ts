import { mutationFromContract, queryCache } from 'platform';
import { cacheResponse } from 'platform/queries';
import {
  confirmAlerts,
  getLinkedSubscription,
  getSubscription,
  removeLinkedSearch,
  removeSearch,
  requestAddressConfirmation,
  updateLinkedSubscription,
  updateSubscription,
  type LinkedSubscription,
  type SavedSearch,
  type Subscription,
} from 'shared-contracts';
import { remoteApi } from '../../remote-api';

const cacheLinked = cacheResponse((answer: LinkedSubscription, { token }: { token: string }) =>
  queryCache.write(getLinkedSubscription, { token }, answer),
);

/** Tag of the current account's alerts, which may be the same as those of a mailed link. */
const shownElsewhere = ['Subscription'] as const;

export const {
  useConfirmAlertsMutation,
  useRemoveSearchMutation,
  useRemoveLinkedSearchMutation,
  useRequestAddressConfirmationMutation,
  useUpdateLinkedSubscriptionMutation,
  useUpdateSubscriptionMutation,
} = remoteApi.injectEndpoints({
  endpoints: (build) => ({
    requestAddressConfirmation: mutationFromContract(build, requestAddressConfirmation),
    updateSubscription: {
      ...mutationFromContract(build, updateSubscription),
      onQueryStarted: cacheResponse((subscription: Subscription) =>
        queryCache.write(getSubscription, {}, subscription),
      ),
    },
    removeSearch: {
      ...mutationFromContract(build, removeSearch),
      onQueryStarted: cacheResponse((removed: SavedSearch) =>
        queryCache.update(getSubscription, {}, (subscription) => {
          subscription.searches = subscription.searches.filter(({ id }) => id !== removed.id);
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
