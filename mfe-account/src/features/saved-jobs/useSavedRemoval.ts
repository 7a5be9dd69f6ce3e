import { useEffect, useState } from 'react';
import { useTranslation } from 'platform';
import { useRemoveSaved } from 'platform/jobs';
import type { SavedJob } from 'shared-contracts';
import { afterRemoval, rowTitleId } from '../../components/focus';
import { useListFailure } from '../../components/useAction';

const focusOn = (id: string) => document.getElementById(id)?.focus();

/**
 * Removes entries at once; the toast restores them. Focus moves to the next row, and to the restored one. `onStale`: reads
 * the entries again.
 */
export function useSavedRemoval(entries: readonly SavedJob[], onStale: () => unknown) {
  const { t } = useTranslation('mfe-account');
  const title = t('savedJobs.removeFailed');
  const explain = useListFailure({ texts: 'savedJobs', title, onStale: () => void onStale() });
  const [failure, setFailure] = useState<string | null>(null);
  const [restored, setRestored] = useState<string | null>(null);
  const { remove } = useRemoveSaved({ onRestored: ({ id }) => setRestored(id) });
  // The row is rendered before or after the answer arrives here.
  const isShown = restored !== null && entries.some(({ id }) => id === restored);
  useEffect(() => {
    if (isShown) focusOn(rowTitleId(restored));
  }, [isShown, restored]);
  const run = async (entry: SavedJob) => {
    setFailure(null);
    setRestored(null);
    const removal = remove(entry);
    focusOn(afterRemoval(entries, entry));
    const error = await removal;
    if (error !== undefined) setFailure(explain(error));
  };
  return { title, failure, remove: (entry: SavedJob) => void run(entry) };
}
