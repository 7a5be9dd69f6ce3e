import { api, mutationFromContract, queriesFromContract } from 'platform';
import {
  confirmAlerts,
  getLinkedSubscription,
  removeLinkedSearch,
  updateLinkedSubscription,
  type LinkedSubscription,
} from 'shared-contracts';
import { kept } from '../../../cache-response';

const links = api.injectEndpoints({
  endpoints: (build) => queriesFromContract(build, { getLinkedSubscription }),
});
const { upsertQueryData } = links.util;

export const { useGetLinkedSubscriptionQuery } = links;

const keepLinked = kept((answer: LinkedSubscription, { token }: { token: string }) =>
  upsertQueryData('getLinkedSubscription', { token }, answer),
);

/** They may be the alerts of who is signed in here, whose account shows them too. */
const shownElsewhere = ['Subscription'] as const;

export const { useChangeLinkedSubscriptionMutation, useDropLinkedSearchMutation, useConfirmAlertsMutation } =
  links.injectEndpoints({
    endpoints: (build) => ({
      changeLinkedSubscription: {
        ...mutationFromContract(build, updateLinkedSubscription, shownElsewhere),
        onQueryStarted: keepLinked,
      },
      dropLinkedSearch: {
        ...mutationFromContract(build, removeLinkedSearch, shownElsewhere),
        onQueryStarted: keepLinked,
      },
      confirmAlerts: mutationFromContract(build, confirmAlerts, shownElsewhere),
    }),
  });

/** A shortened address is one word: without it, a line may end within its ellipsis. */
export const unsplit = (email: string): string => email.replace('…', '\u2060…\u2060');
