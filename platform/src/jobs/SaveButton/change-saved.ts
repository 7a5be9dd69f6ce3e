import { api, mutationFromContract } from 'platform';
import { accountQueries } from 'platform/queries';
import { expandTemplate, removeSavedJob, restoreSavedJob, saveJob, type SavedJob } from 'shared-contracts';

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

const { updateQueryData } = accountQueries.util;

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
            updateQueryData('listSavedJobs', {}, (list) =>
              entry === undefined ? [toEntry(job), ...list] : list.filter(({ id }) => id !== entry.id),
            ),
          );
          await queryFulfilled.catch(optimisticUpdate.undo);
        },
        invalidatesTags: ['SavedJob'],
      }),
    }),
  });

/** Adds the restored entry at its place: newest first. */
const withEntry = (list: readonly SavedJob[], entry: SavedJob) =>
  [...list.filter(({ jobId }) => jobId !== entry.jobId), entry].toSorted((one, other) =>
    other.savedAt.localeCompare(one.savedAt),
  );

const injectRestore = () =>
  api.injectEndpoints({
    endpoints: (build) => {
      const mutation = mutationFromContract(build, restoreSavedJob, ['SavedJob']);
      // The type of the mutation can be named in declarations, that of the object with the spread cannot.
      const restoreSaved: typeof mutation = {
        ...mutation,
        onQueryStarted: async (_: unknown, { dispatch, queryFulfilled }: RestoreStarted) => {
          const restored = await queryFulfilled.catch(() => null);
          if (restored === null) return;
          dispatch(updateQueryData('listSavedJobs', {}, (list) => withEntry(list, restored.data)));
        },
      };
      return { restoreSaved };
    },
  });

interface RestoreStarted {
  dispatch: (action: ReturnType<typeof updateQueryData>) => unknown;
  queryFulfilled: Promise<{ data: SavedJob }>;
}

/** Another compiled copy may have injected the mutation: then that one is used. */
function once<Injected>(name: string, create: () => Injected): Injected {
  return Object.hasOwn(api.endpoints, name) ? (api as unknown as Injected) : create();
}

export const { useChangeSavedMutation } = once('changeSaved', inject);
export const { useRestoreSavedMutation } = once('restoreSaved', injectRestore);
