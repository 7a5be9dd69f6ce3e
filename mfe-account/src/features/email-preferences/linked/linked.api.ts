import { api, mutationFromContract, queriesFromContract } from 'platform';
import {
  confirmAlerts,
  getLinkedSubscription,
  removeLinkedSearch,
  updateLinkedSubscription,
  type LinkedSubscription,
} from 'shared-contracts';
import { cacheResponse } from '../../../cache-response';

const links = api.injectEndpoints({
  endpoints: (build) => queriesFromContract(build, { getLinkedSubscription }),
});
const { upsertQueryData } = links.util;

export const { useGetLinkedSubscriptionQuery } = links;

const cacheLinked = cacheResponse((answer: LinkedSubscription, { token }: { token: string }) =>
  upsertQueryData('getLinkedSubscription', { token }, answer),
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

/** Inserts word joiners, so that a shortened address does not wrap at its ellipsis. */
export const unsplit = (email: string): string => email.replace('…', '\u2060…\u2060');
