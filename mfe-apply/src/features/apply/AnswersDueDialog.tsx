import { api, Button, Dialog, Stack, useDispatch, useTranslation } from 'platform';
import { FormAlert } from 'platform/forms';
import { getApplied, type SentReceipt } from 'shared-contracts';
import { useWithdrawal } from '../../components/useWithdrawal';
import type { LeaveDialogProps } from './LeaveDialog';
import type { ApplicationFlow } from './useApplication';
import * as S from './Wizard.styles';

interface AnswersDueDialogProps extends LeaveDialogProps {
  receipt: SentReceipt;
}

/** Leaving a sent application whose required answers are missing: complete it now, later, or withdraw it. */
export function AnswersDueDialog({ flow, receipt, open, onStay, onLeave }: AnswersDueDialogProps) {
  const { t } = useTranslation('mfe-apply');
  const dispatch = useDispatch();
  const { withdraw, isRunning, failure, forgetFailure } = useWithdrawal(receipt.token, () => {
    flow.session.discard();
    dispatch(api.util.invalidateTags([...getApplied.tags]));
    onLeave();
  });
  const stay = () => {
    if (isRunning) return;
    forgetFailure();
    onStay();
  };
  const complete = () => {
    stay();
    flow.toQuestions();
  };
  const later = useLaterText(flow);
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && stay()}
      title={t('leave.due.title')}
      text={`${t('leave.due.sent')} ${later}`}
      actions={
        <>
          <Button aria-disabled={isRunning} onClick={complete}>
            {t('leave.due.complete')}
          </Button>
          <Button variant="secondary" aria-disabled={isRunning} onClick={() => !isRunning && onLeave()}>
            {t('leave.due.later')}
          </Button>
          <Button variant="dangerQuiet" busy={isRunning} onClick={() => void withdraw()}>
            {t('withdraw.action')}
          </Button>
        </>
      }
    >
      <Stack $gap={3}>
        <S.Small>{t('leave.due.kept')}</S.Small>
        {failure !== null && <FormAlert title={failure} />}
      </Stack>
    </Dialog>
  );
}

/** Where the application is completed later. */
function useLaterText({ draft, isInAccount }: ApplicationFlow): string {
  const { t } = useTranslation('mfe-apply');
  if (isInAccount) return t('leave.due.inAccount');
  const email = draft.email.trim();
  return email === '' ? t('leave.due.inBrowser') : t('leave.due.byMail', { email });
}
