import { useState } from 'react';
import { isApiError, useSessionEnd, useTranslation } from 'platform';
import { FormAlert } from 'platform/forms';
import { useRemoveSaved } from 'platform/jobs';
import type { SavedJob } from 'shared-contracts';
import { afterRemoval, rowTitleId } from '../../components/focus';
import { useActionFailure } from '../../components/useAction';

const focusOn = (id: string) => document.getElementById(id)?.focus();

/** Removes entries; a toast undoes it. Focus moves to the next row, and to the restored one. */
export function useRemoval(entries: readonly SavedJob[], onStale: () => unknown) {
  const { t } = useTranslation('mfe-account');
  const explain = useActionFailure('savedJobs', t('savedJobs.removeFailed'));
  const endSession = useSessionEnd();
  const [failure, setFailure] = useState<string | null>(null);
  const { remove } = useRemoveSaved({ onRestored: ({ id }) => focusOn(rowTitleId(id)) });
  const run = async (entry: SavedJob) => {
    setFailure(null);
    const removal = remove(entry);
    focusOn(afterRemoval(entries, entry));
    const error = await removal;
    if (error === undefined || endSession(error)) return;
    setFailure(explain(error));
    if (isApiError(error) && error.status === 404) onStale();
  };
  return {
    failure,
    remove: (entry: SavedJob) => void run(entry),
  };
}

/** The error of the last removal. */
export function RemovalFailure({ removal: { failure } }: { removal: ReturnType<typeof useRemoval> }) {
  const { t } = useTranslation('mfe-account');
  return failure === null ? null : <FormAlert title={t('savedJobs.removeFailed')}>{failure}</FormAlert>;
}
