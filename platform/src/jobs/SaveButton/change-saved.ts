import { createRemoteApi, mutationFromContract, queryCache } from 'platform';
import { cacheResponse } from 'platform/queries';
import {
  expandTemplate,
  listSavedJobs,
  removeSavedJob,
  restoreSavedJob,
  saveJob,
  type SavedJob,
} from 'shared-contracts';

interface SavedChange {
  job: SavedJob['job'];
  /** Entry of the saved list to remove; undefined to save the job. */
  entry: SavedJob | undefined;
}

/** The expected entry; the database assigns its id. */
const toEntry = (job: SavedJob['job']): SavedJob => ({
  id: '',
  jobId: job.id,
  job,
  savedAt: new Date().toISOString(),
  note: null,
  noteVersion: 1,
});

/** Adds the restored entry at its place: newest first. */
const withEntry = (list: readonly SavedJob[], entry: SavedJob) =>
  [...list.filter(({ jobId }) => jobId !== entry.jobId), entry].toSorted((one, other) =>
    other.savedAt.localeCompare(one.savedAt),
  );

// Each remote that uses the button has a compiled copy of this file, and with it mutations of its own.
export const { useChangeSavedMutation, useRestoreSavedMutation } = createRemoteApi('platform-saved').injectEndpoints({
  endpoints: (build) => ({
    changeSaved: build.mutation<unknown, SavedChange>({
      query: ({ job, entry }) =>
        entry === undefined
          ? { url: saveJob.template, method: saveJob.method, body: { jobId: job.id } }
          : { url: expandTemplate(removeSavedJob.template, { id: entry.id }), method: removeSavedJob.method },
      // Optimistic update. The list is refetched afterwards, also after an error, because it may have changed elsewhere.
      onQueryStarted: async ({ job, entry }, { dispatch, queryFulfilled }) => {
        const optimisticUpdate = dispatch(
          queryCache.update(listSavedJobs, {}, (list) =>
            entry === undefined ? [toEntry(job), ...list] : list.filter(({ id }) => id !== entry.id),
          ),
        );
        await queryFulfilled.catch(optimisticUpdate.undo);
      },
      invalidatesTags: ['SavedJob'],
    }),
    restoreSaved: {
      ...mutationFromContract(build, restoreSavedJob, ['SavedJob']),
      onQueryStarted: cacheResponse((restored: SavedJob) =>
        queryCache.update(listSavedJobs, {}, (list) => withEntry(list, restored)),
      ),
    },
  }),
});
