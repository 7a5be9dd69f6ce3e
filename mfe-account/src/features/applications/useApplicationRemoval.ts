import { mutationFromContract, queryCache, useTranslation } from 'platform';
import { unmarkApplied } from 'platform/jobs';
import { cacheResponse } from 'platform/queries';
import { listApplications, removeApplication, toApplicationStatus, type AccountApplication } from 'shared-contracts';
import { remoteApi } from '../../remote-api';
import { useConfirmation } from '../../components/Confirmation';
import { afterRemoval } from '../../components/focus';
import { useListFailure } from '../../components/useAction';
import { useRemoval } from '../../components/useRemoval';

/** Other remotes show applications, and a withdrawal cancels interviews. */
const { useRemoveApplicationMutation } = remoteApi.injectEndpoints({
  endpoints: (build) => ({
    removeApplication: {
      ...mutationFromContract(build, removeApplication, ['Application', 'Interview']),
      onQueryStarted: cacheResponse((left: AccountApplication[]) => queryCache.write(listApplications, {}, left)),
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

/**
 * Ends an application: one without a decision is withdrawn after a confirmation, because the company is notified; a final one
 * is removed from the list, which can be undone.
 */
export function useEndApplication(applications: readonly AccountApplication[], onStale: () => void) {
  const { t } = useTranslation('mfe-account');
  const [send] = useRemoveApplicationMutation();
  const title = t('applications.removeFailed');
  const withdrawal = useConfirmation<AccountApplication>({
    texts: 'applications',
    failureTitle: title,
    send: async ({ id, jobId }) => {
      const result = await send({ id });
      // The browser has a record of an application that was sent before it was linked to the account.
      if (result.error === undefined) unmarkApplied(jobId);
      return result;
    },
    doneText: () => t('applications.withdraw.done'),
    focusAfter: (application) => afterRemoval(applications, application),
    onStale,
  });
  const removal = useRemoval({
    rows: applications,
    send: ({ id }) => send({ id }),
    doneText: () => t('applications.remove.done'),
    explain: useListFailure({ texts: 'applications', title, onStale }),
  });
  const end = (application: AccountApplication) =>
    isDecided(application) ? removal.remove(application) : withdrawal.ask(application);
  return { end, withdrawal, failure: removal.failure };
}
