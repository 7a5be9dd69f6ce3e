import { AlertDialog, useTranslation } from 'platform';
import { isInDoubt, type Draft } from '../../draft/draft';
import { AnswersDueDialog } from './AnswersDueDialog';
import type { ApplicationFlow } from './useApplication';

export interface LeaveDialogProps {
  flow: ApplicationFlow;
  open: boolean;
  onStay: () => void;
  onLeave: () => void;
}

/** Asks before an application is left that is not complete. */
export function LeaveDialog({ flow, open, onStay, onLeave }: LeaveDialogProps) {
  const { t } = useTranslation('mfe-apply');
  const { receipt } = flow.draft;
  if (receipt?.answersDue) return <AnswersDueDialog {...{ flow, receipt, open, onStay, onLeave }} />;
  return (
    <AlertDialog
      open={open}
      onOpenChange={(next) => !next && onStay()}
      title={t('leave.title')}
      text={t(wordsOf(flow.draft))}
      cancelLabel={t('leave.stay')}
      confirmLabel={t('leave.leave')}
      onConfirm={onLeave}
      tone="primary"
    />
  );
}

/** Explains that the input is kept in this browser and that a received resume is delivered. */
function wordsOf(draft: Draft) {
  if (draft.receipt !== null) return 'leave.received';
  if (isInDoubt(draft)) return 'leave.inDoubt';
  return draft.replaces === null ? 'leave.unsent' : 'leave.received';
}
