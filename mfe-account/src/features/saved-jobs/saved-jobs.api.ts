import { mutationFromContract } from 'platform';
import { removeSavedJob, type SavedJob } from 'shared-contracts';
import { kept } from '../../kept';
import { lists } from '../../lists.api';

const { upsertQueryData } = lists.util;

/** The tag is for what other remotes show of the same. */
export const { useRemoveFromSavedJobsMutation } = lists.injectEndpoints({
  endpoints: (build) => ({
    removeFromSavedJobs: {
      ...mutationFromContract(build, removeSavedJob, ['SavedJob']),
      onQueryStarted: kept((left: SavedJob[]) => upsertQueryData('listSavedJobs', {}, left)),
    },
  }),
});
