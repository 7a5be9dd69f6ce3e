import { mutationFromContract } from 'platform';
import { removeApplication, type AccountApplication } from 'shared-contracts';
import { kept } from '../../kept';
import { lists } from '../../lists.api';

const { upsertQueryData } = lists.util;

/** `Application` is for what other remotes show of the same; a withdrawal cancels interviews. */
export const { useRemoveFromApplicationsMutation } = lists.injectEndpoints({
  endpoints: (build) => ({
    removeFromApplications: {
      ...mutationFromContract(build, removeApplication, ['Application', 'Interview']),
      onQueryStarted: kept((left: AccountApplication[]) => upsertQueryData('listApplications', {}, left)),
    },
  }),
});
