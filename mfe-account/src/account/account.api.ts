import { api, mutationFromContract } from 'platform';
import { cancelDeletion, cancelEmailChange } from 'shared-contracts';

/** What the notes above the tabs can undo. */
export const { useCancelDeletionMutation, useCancelEmailChangeMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    cancelDeletion: mutationFromContract(build, cancelDeletion),
    cancelEmailChange: mutationFromContract(build, cancelEmailChange),
  }),
});
