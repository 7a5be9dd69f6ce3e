import { localStore, mutationFromContract, useTranslation } from 'platform';
import {
  appliedJobsKey,
  parseAppliedJobs,
  removeApplication,
  toApplicationStatus,
  withoutAppliedJob,
  type AccountApplication,
} from 'shared-contracts';
import { useConfirmation } from '../../components/Confirmation';
import { afterRemoval } from '../../components/focus';
import { cacheResponse, lists } from '../../lists.api';

const { upsertQueryData } = lists.util;

/** Other remotes show applications, and a withdrawal cancels interviews. */
const { useRemoveFromApplicationsMutation } = lists.injectEndpoints({
  endpoints: (build) => ({
    removeFromApplications: {
      ...mutationFromContract(build, removeApplication, ['Application', 'Interview']),
      onQueryStarted: cacheResponse((left: AccountApplication[]) => upsertQueryData('listApplications', {}, left)),
    },
  }),
});

/**
 * Whether the application is final. Removing a final one only removes it from the list; otherwise the company is
 * notified.
 */
export function isDecided({
  status,
  delivery,
  withdrawnAt,
}: Pick<AccountApplication, 'status' | 'delivery' | 'withdrawnAt'>): boolean {
  const known = toApplicationStatus(status);
  return withdrawnAt !== null || delivery === 'refused' || known === 'accepted' || known === 'declined';
}

/** Deletes the browser's record of an application that was sent before it was linked to the account. */
function removeAppliedRecord(jobId: number): void {
  const jobs = parseAppliedJobs(localStore.get(appliedJobsKey));
  if (String(jobId) in jobs) localStore.set(appliedJobsKey, JSON.stringify(withoutAppliedJob(jobs, jobId)));
}

/** Removes an application from the list. An application without a decision is withdrawn. */
export function useRemoval(applications: readonly AccountApplication[], onStale: () => void) {
  const { t } = useTranslation('mfe-account');
  const [remove] = useRemoveFromApplicationsMutation();
  return useConfirmation<AccountApplication>({
    texts: 'applications',
    failureTitle: t('applications.removeFailed'),
    send: async (application) => {
      const result = await remove({ id: application.id });
      if (result.error === undefined && !isDecided(application)) removeAppliedRecord(application.jobId);
      return result;
    },
    doneText: (application) => t(`applications.${isDecided(application) ? 'remove' : 'withdraw'}.done`),
    focusAfter: (application) => afterRemoval(applications, application),
    onStale,
  });
}
