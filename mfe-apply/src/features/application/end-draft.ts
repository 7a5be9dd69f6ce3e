import type { Application } from 'shared-contracts';
import { clearAnswersDue } from '../../applied/applied-jobs';
import { draftStore } from '../../draft/draft-store';

/** Deletes this browser's draft of an application that was completed or withdrawn. Whether its answers were missing here. */
export function endDraftOf({ id, userId, jobId, submittedAt }: Application): boolean {
  void draftStore.read(jobId, userId).then((draft) => {
    if (draft?.receipt?.id === id) void draftStore.remove(jobId, userId);
  });
  return clearAnswersDue(jobId, submittedAt);
}
