import { api, mutationFromContract, queriesFromContract } from 'platform';
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
import { cacheResponse } from '../../lists.api';

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

/** The alerts of a mailed link, which works without a session. */
const links = api.injectEndpoints({
  endpoints: (build) => queriesFromContract(build, { getLinkedSubscription }),
});

export const { useGetLinkedSubscriptionQuery } = links;

const cacheLinked = cacheResponse((answer: LinkedSubscription, { token }: { token: string }) =>
  links.util.upsertQueryData('getLinkedSubscription', { token }, answer),
);

/** Tag of the current account's alerts, which may be the same. */
const shownElsewhere = ['Subscription'] as const;

export const { useChangeLinkedSubscriptionMutation, useDropLinkedSearchMutation, useConfirmAlertsMutation } =
  links.injectEndpoints({
    endpoints: (build) => ({
      changeLinkedSubscription: {
        ...mutationFromContract(build, updateLinkedSubscription, shownElsewhere),
        onQueryStarted: cacheLinked,
      },
      dropLinkedSearch: {
        ...mutationFromContract(build, removeLinkedSearch, shownElsewhere),
        onQueryStarted: cacheLinked,
      },
      confirmAlerts: mutationFromContract(build, confirmAlerts, shownElsewhere),
    }),
  });
