import type { Application } from 'shared-contracts';
import { clearAnswersDue } from '../../applied-jobs';
import { draftStore } from '../../draft/draft-store';

/**
 * Deletes this browser's draft of an application that was completed or withdrawn, and its record of missing answers. Returns
 * whether there was such a record.
 */
export function endDraftOf(application: Application): boolean {
  void removeDraftOf(application);
  return clearAnswersDue(application.jobId, application.submittedAt);
}

async function removeDraftOf({ id, userId, jobId }: Application): Promise<void> {
  const draft = await draftStore.read(jobId, userId);
  if (draft?.receipt?.id === id) await draftStore.remove(jobId, userId);
}
