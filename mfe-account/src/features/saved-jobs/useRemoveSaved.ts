import { releasePage, useTranslation } from 'platform';
import { jobHref, type SavedJob } from 'shared-contracts';
import { afterRemoval } from '../../components/Confirmation/focus-targets';
import { useConfirmation } from '../../components/Confirmation/useConfirmation';
import { useRemoveFromSavedJobsMutation } from './saved-jobs.api';

/** Takes a job off the saved ones; its page is no longer kept for when there is no connection. */
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
