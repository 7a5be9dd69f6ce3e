import { useTranslation } from 'platform';
import type { Interview } from 'shared-contracts';
import { rowTitleId } from '../../components/Confirmation/focus-targets';
import { useConfirmation } from '../../components/Confirmation/useConfirmation';
import { useCancelOwnInterviewMutation } from './interviews.api';

/** Cancels an interview. Its row stays, with another status and without the button that had the focus. */
export function useCancellation(onStale: () => void) {
  const { t } = useTranslation('mfe-account');
  const [cancel] = useCancelOwnInterviewMutation();
  return useConfirmation<Interview, Interview>({
    texts: 'interviews',
    failureTitle: t('interviews.cancelFailed'),
    send: ({ id }) => cancel({ id, body: { status: 'canceled' } }),
    doneText: (asked, canceled) => {
      const { hasCompanyContact, companyName: company } = canceled ?? asked;
      return t(`interviews.cancel.${hasCompanyContact ? 'done' : 'doneWithoutContact'}`, { company });
    },
    focusAfter: ({ id }) => rowTitleId(id),
    onStale,
  });
}
