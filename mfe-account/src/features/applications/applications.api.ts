import { mutationFromContract } from 'platform';
import { removeApplication, type AccountApplication } from 'shared-contracts';
import { kept } from '../../kept';
import { lists } from '../../lists.api';

const { upsertQueryData } = lists.util;

/** The tag is for what other remotes show of the same. */
export const { useRemoveFromApplicationsMutation } = lists.injectEndpoints({
  endpoints: (build) => ({
    removeFromApplications: {
      ...mutationFromContract(build, removeApplication, ['Application']),
      onQueryStarted: kept((left: AccountApplication[]) => upsertQueryData('listApplications', {}, left)),
    },
  }),
});
