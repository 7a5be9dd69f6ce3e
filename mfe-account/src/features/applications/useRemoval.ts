import { useTranslation } from 'platform';
import type { AccountApplication } from 'shared-contracts';
import { afterRemoval } from '../../components/Confirmation/focus-targets';
import { useConfirmation } from '../../components/Confirmation/useConfirmation';
import { useRemoveFromApplicationsMutation } from './applications.api';
import { forgetApplied } from './forget-applied';
import { isDecided } from './is-decided';

/** Takes an application off the list; one that is not decided is withdrawn by that. */
export function useRemoval(applications: readonly AccountApplication[], onStale: () => void) {
  const { t } = useTranslation('mfe-account');
  const [remove] = useRemoveFromApplicationsMutation();
  return useConfirmation<AccountApplication>({
    texts: 'applications',
    failureTitle: t('applications.removeFailed'),
    send: async (application) => {
      const result = await remove({ id: application.id });
      if (result.error === undefined && !isDecided(application)) forgetApplied(application.jobId);
      return result;
    },
    doneText: (application) => t(`applications.${isDecided(application) ? 'remove' : 'withdraw'}.done`),
    focusAfter: (application) => afterRemoval(applications, application),
    onStale,
  });
}
