import { useTranslation } from 'platform';
import type { Interview } from 'shared-contracts';
import { rowTitleId } from '../../components/Confirmation/focus-targets';
import { useConfirmation } from '../../components/Confirmation/useConfirmation';
import { useCancelOwnInterviewMutation } from './interviews.api';

/** Cancels an interview. Its row stays, with another status and without the button that had the focus. */
export function useCancellation(onStale: () => void) {
  const { t } = useTranslation('mfe-account');
  const [cancel] = useCancelOwnInterviewMutation();
  return useConfirmation<Interview>({
    texts: 'interviews',
    failureTitle: t('interviews.cancelFailed'),
    send: ({ id }) => cancel({ id, body: { status: 'canceled' } }),
    doneText: ({ companyName }) => t('interviews.cancel.done', { company: companyName }),
    focusAfter: ({ id }) => rowTitleId(id),
    onStale,
  });
}
