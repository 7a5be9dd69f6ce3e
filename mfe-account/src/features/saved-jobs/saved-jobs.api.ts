import { mutationFromContract, queryCache } from 'platform';
import { cacheResponse } from 'platform/queries';
import { listSavedJobs, writeSavedJobNote, type SavedJob } from 'shared-contracts';
import { remoteApi } from '../../remote-api';

const cacheEntry = cacheResponse((written: SavedJob) =>
  queryCache.update(listSavedJobs, {}, (entries) =>
    entries.map((entry) => (entry.id === written.id ? written : entry)),
  ),
);

export const { useWriteSavedJobNoteMutation } = remoteApi.injectEndpoints({
  endpoints: (build) => ({
    writeSavedJobNote: { ...mutationFromContract(build, writeSavedJobNote), onQueryStarted: cacheEntry },
  }),
});
