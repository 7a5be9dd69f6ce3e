import { api, mutationFromContract } from 'platform';
import { accountQueries, cacheResponse } from 'platform/queries';
import { writeSavedJobNote, type SavedJob } from 'shared-contracts';

const cacheEntry = cacheResponse((written: SavedJob) =>
  accountQueries.util.updateQueryData('listSavedJobs', {}, (entries) =>
    entries.map((entry) => (entry.id === written.id ? written : entry)),
  ),
);

export const { useWriteSavedJobNoteMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    writeSavedJobNote: { ...mutationFromContract(build, writeSavedJobNote), onQueryStarted: cacheEntry },
  }),
});
