import { keepPage, releasePage, useToast } from 'platform';
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
  const { show } = useToast();
  const offerUndo = useUndo();
  const [change, { isLoading }] = useChangeSavedMutation();
  const [restoreEntry] = useRestoreSavedMutation();
  // A failure can be repeated, because only this page has the note.
  const restore = async (entry: SavedJob): Promise<void> => {
    const { id, jobId, savedAt, note, job } = entry;
    const { data, error } = await restoreEntry({ id, body: { jobId, savedAt, note } });
    if (error !== undefined) {
      const action = { label: t('restore.retry'), onClick: () => void restore(entry) };
      show({ title: t('restore.failed'), variant: 'destructive', duration: 60_000, action });
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
    offerUndo({ title: t('done.remove'), undo: () => void restore(entry) });
    return undefined;
  };
  return { remove, isBusy: isLoading };
}
