import { mutationFromContract, releasePage, useTranslation } from 'platform';
import { jobHref, removeSavedJob, type SavedJob } from 'shared-contracts';
import { cacheResponse } from '../../cache-response';
import { useConfirmation } from '../../components/Confirmation';
import { afterRemoval } from '../../components/focus';
import { lists } from '../../lists.api';

const { upsertQueryData } = lists.util;

/** Other remotes show saved jobs as well. */
const { useRemoveFromSavedJobsMutation } = lists.injectEndpoints({
  endpoints: (build) => ({
    removeFromSavedJobs: {
      ...mutationFromContract(build, removeSavedJob, ['SavedJob']),
      onQueryStarted: cacheResponse((left: SavedJob[]) => upsertQueryData('listSavedJobs', {}, left)),
    },
  }),
});

/** Removes a saved job and its offline copy. */
export function useRemoveSaved(entries: readonly SavedJob[], onStale: () => void) {
  const { t } = useTranslation('mfe-account');
  const [remove] = useRemoveFromSavedJobsMutation();
  return useConfirmation<SavedJob>({
    texts: 'savedJobs',
    failureTitle: t('savedJobs.removeFailed'),
    send: async ({ id, job }) => {
      const result = await remove({ id });
      if (result.error === undefined) releasePage(jobHref(job));
      return result;
    },
    doneText: () => t('savedJobs.remove.done'),
    focusAfter: (entry) => afterRemoval(entries, entry),
    onStale,
  });
}
