import { api, mutationFromContract, useTranslation } from 'platform';
import { unmarkApplied } from 'platform/jobs';
import { accountQueries, cacheResponse } from 'platform/queries';
import { removeApplication, toApplicationStatus, type AccountApplication } from 'shared-contracts';
import { useConfirmation } from '../../components/Confirmation';
import { afterRemoval } from '../../components/focus';

const { upsertQueryData } = accountQueries.util;

/** Other remotes show applications, and a withdrawal cancels interviews. */
const { useRemoveApplicationMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    removeApplication: {
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

/** Removes an application from the list. An application without a decision is withdrawn. */
export function useRemoval(applications: readonly AccountApplication[], onStale: () => void) {
  const { t } = useTranslation('mfe-account');
  const [remove] = useRemoveApplicationMutation();
  return useConfirmation<AccountApplication>({
    texts: 'applications',
    failureTitle: t('applications.removeFailed'),
    send: async (application) => {
      const result = await remove({ id: application.id });
      // The browser has a record of an application that was sent before it was linked to the account.
      if (result.error === undefined && !isDecided(application)) unmarkApplied(application.jobId);
      return result;
    },
    doneText: (application) => t(`applications.${isDecided(application) ? 'remove' : 'withdraw'}.done`),
    focusAfter: (application) => afterRemoval(applications, application),
    onStale,
  });
}
