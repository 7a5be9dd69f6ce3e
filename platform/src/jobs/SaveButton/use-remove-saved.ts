import { keepPage, releasePage } from 'platform';
import { useUndo } from 'platform/undo';
import { jobHref, type SavedJob } from 'shared-contracts';
import { useChangeSavedMutation, useRestoreSavedMutation } from './change-saved';
import { useSaveTexts } from './save-texts';

/**
 * Removes an entry of the saved list and its offline copy at once. The toast restores it, with its note and its place.
 * Returns the error of a refused removal, which the caller shows.
 */
export function useRemoveSaved({ onRestored }: { onRestored?: (entry: SavedJob) => void } = {}) {
  const t = useSaveTexts();
  const offerUndo = useUndo();
  const [change, { isLoading }] = useChangeSavedMutation();
  const [restoreEntry] = useRestoreSavedMutation();
  const restore = async ({ id, jobId, savedAt, note, job }: SavedJob) => {
    const result = await restoreEntry({ id, body: { jobId, savedAt, note } });
    if (result.data === undefined) return result;
    keepPage(jobHref(job));
    onRestored?.(result.data);
    return result;
  };
  const remove = async (entry: SavedJob): Promise<unknown> => {
    const { error } = await change({ job: entry.job, entry });
    if (error !== undefined) return error;
    releasePage(jobHref(entry.job));
    offerUndo({ title: t('done.remove'), undo: () => restore(entry) });
    return undefined;
  };
  return { remove, isBusy: isLoading };
}
