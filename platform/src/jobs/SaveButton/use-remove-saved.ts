import { keepPage, releasePage, useToast } from 'platform';
import { jobHref, type SavedJob } from 'shared-contracts';
import { useSaveTexts } from './save-texts';
import { useChangeSavedMutation, useRestoreSavedMutation } from './change-saved';

/** Milliseconds in which a removal can be undone. */
const undoDuration = 10_000;

/**
 * Removes an entry of the saved list and its offline copy at once. The toast restores it, with its note and its place.
 * Returns the error of a refused removal, which the caller shows.
 */
export function useRemoveSaved({ onRestored }: { onRestored?: (entry: SavedJob) => void } = {}) {
  const t = useSaveTexts();
  const { show } = useToast();
  const [change, { isLoading }] = useChangeSavedMutation();
  const [restoreEntry] = useRestoreSavedMutation();
  const restore = async (entry: SavedJob) => {
    const { id, jobId, savedAt, note, job } = entry;
    const { data, error } = await restoreEntry({ id, body: { jobId, savedAt, note } });
    if (error !== undefined) {
      const action = { label: t('restore.retry'), onClick: () => void restore(entry) };
      show({ title: t('restore.failed'), variant: 'destructive', duration: undoDuration, action });
      return;
    }
    keepPage(jobHref(job));
    show({ title: t('restore.done'), variant: 'success' });
    onRestored?.(data);
  };
  const remove = async (entry: SavedJob): Promise<unknown> => {
    const { error } = await change({ job: entry.job, entry });
    if (error !== undefined) return error;
    releasePage(jobHref(entry.job));
    const action = { label: t('restore.undo'), onClick: () => void restore(entry) };
    show({ title: t('done.remove'), variant: 'success', duration: undoDuration, action });
    return undefined;
  };
  return { remove, isBusy: isLoading };
}
