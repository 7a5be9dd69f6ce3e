import { AlertDialog, Button, Dialog, queryCache, Stack, useDispatch, useTranslation } from 'platform';
import { FormAlert } from 'platform/forms';
import { getApplied, type SentReceipt } from 'shared-contracts';
import { useWithdrawal } from '../../components/useWithdrawal';
import { isUncertain, type Draft } from '../../draft/draft';
import type { ApplicationFlow } from './useApplication';
import * as S from './Wizard.styles';

interface LeaveDialogProps {
  flow: ApplicationFlow;
  open: boolean;
  onStay: () => void;
  onLeave: () => void;
}

/** Confirmation before leaving an incomplete application. */
export function LeaveDialog({ flow, open, onStay, onLeave }: LeaveDialogProps) {
  const { t } = useTranslation('mfe-apply');
  const { receipt } = flow.draft;
  if (receipt?.answersDue) return <AnswersDueDialog {...{ flow, receipt, open, onStay, onLeave }} />;
  return (
    <AlertDialog
      open={open}
      onOpenChange={(next) => !next && onStay()}
      title={t('leave.title')}
      text={t(textKeyOf(flow.draft))}
      cancelLabel={t('leave.stay')}
      confirmLabel={t('leave.leave')}
      onConfirm={onLeave}
      tone="primary"
    />
  );
}

/** Explains that the input is kept in this browser and that a received resume is delivered. */
function textKeyOf(draft: Draft) {
  if (draft.receipt !== null) return 'leave.received';
  if (isUncertain(draft)) return 'leave.inDoubt';
  return draft.replaces === null ? 'leave.unsent' : 'leave.received';
}

interface AnswersDueDialogProps extends LeaveDialogProps {
  receipt: SentReceipt;
}

/** Leaving a sent application whose required answers are missing: complete it now, later, or withdraw it. */
function AnswersDueDialog({ flow, receipt, open, onStay, onLeave }: AnswersDueDialogProps) {
  const { t } = useTranslation('mfe-apply');
  const dispatch = useDispatch();
  const { withdraw, isRunning, failure, clearFailure } = useWithdrawal(receipt.token, () => {
    flow.dispatch({ type: 'withdrawn' });
    dispatch(queryCache.invalidate(getApplied.tags));
    onLeave();
  });
  const stay = () => {
    if (isRunning) return;
    clearFailure();
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
