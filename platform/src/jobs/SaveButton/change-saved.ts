import { api } from 'platform';
import { accountQueries } from 'platform/queries';
import { expandTemplate, removeSavedJob, saveJob, type JobCard, type SavedJob } from 'shared-contracts';

interface SavedChange {
  job: JobCard;
  /** Entry of the saved list to remove; undefined to save the job. */
  entry: SavedJob | undefined;
}

/** The expected entry; the database assigns its id. */
const toEntry = (job: JobCard): SavedJob => ({ id: '', jobId: job.id, job, savedAt: new Date().toISOString() });

const inject = () =>
  api.injectEndpoints({
    endpoints: (build) => ({
      changeSaved: build.mutation<unknown, SavedChange>({
        query: ({ job, entry }) =>
          entry === undefined
            ? { url: saveJob.template, method: saveJob.method, body: { jobId: job.id } }
            : { url: expandTemplate(removeSavedJob.template, { id: entry.id }), method: removeSavedJob.method },
        // Optimistic update. The list is refetched afterwards, also after an error, because it may have changed
        // elsewhere.
        onQueryStarted: async ({ job, entry }, { dispatch, queryFulfilled }) => {
          const optimisticUpdate = dispatch(
            accountQueries.util.updateQueryData('listSavedJobs', {}, (list) =>
              entry === undefined ? [toEntry(job), ...list] : list.filter(({ id }) => id !== entry.id),
            ),
          );
          await queryFulfilled.catch(optimisticUpdate.undo);
        },
        invalidatesTags: ['SavedJob'],
      }),
    }),
  });

/** Another compiled copy may have injected the mutation: then that one is used. */
const isInjected = Object.hasOwn(api.endpoints, 'changeSaved');
export const { useChangeSavedMutation } = isInjected ? (api as unknown as ReturnType<typeof inject>) : inject();
