import { api, mutationFromContract } from 'platform';
import { confirmAddressLink, requestAddressLink } from 'shared-contracts';

/** Cache tags of the queries that change when the address is linked. */
const changed = ['Application', 'Subscription'] as const;

export const { useConfirmAddressLinkMutation, useRequestAddressLinkMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    confirmAddressLink: mutationFromContract(build, confirmAddressLink, changed),
    requestAddressLink: mutationFromContract(build, requestAddressLink),
  }),
});
