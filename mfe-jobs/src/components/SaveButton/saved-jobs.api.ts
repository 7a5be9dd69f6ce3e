import { api, queriesFromContract } from 'platform';
import { expandTemplate, listSavedJobs, removeSavedJob, saveJob, type JobCard, type SavedJob } from 'shared-contracts';

interface SavedChange {
  job: JobCard;
  /** Of the saved list; absent: it is to be saved. */
  entry: SavedJob | undefined;
}

const savedJobsApi = api.injectEndpoints({
  endpoints: (build) => ({
    ...queriesFromContract(build, { listSavedJobs }),
    changeSaved: build.mutation<unknown, SavedChange>({
      query: ({ job, entry }) =>
        entry === undefined
          ? { url: saveJob.template, method: saveJob.method, body: { jobId: job.id } }
          : { url: expandTemplate(removeSavedJob.template, { id: entry.id }), method: removeSavedJob.method },
      // Optimistic update. The list is refetched afterwards, also after an error, because it may have changed
      // elsewhere.
      onQueryStarted: async ({ job, entry }, { dispatch, queryFulfilled }) => {
        const guess = dispatch(
          savedJobsApi.util.updateQueryData('listSavedJobs', {}, (list) =>
            entry === undefined ? [toEntry(job), ...list] : list.filter(({ id }) => id !== entry.id),
          ),
        );
        await queryFulfilled.catch(guess.undo);
      },
      invalidatesTags: ['SavedJob'],
    }),
  }),
});

export const { useChangeSavedMutation, useListSavedJobsQuery } = savedJobsApi;

/** The expected entry; the database assigns its id. */
const toEntry = (job: JobCard): SavedJob => ({ id: '', jobId: job.id, job, savedAt: new Date().toISOString() });
