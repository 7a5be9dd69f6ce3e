import { AlertDialog, useTranslation } from 'platform';
import { isInDoubt, type Draft } from '../../draft/draft';

interface LeaveDialogProps {
  draft: Draft;
  open: boolean;
  onStay: () => void;
  onLeave: () => void;
}

/** What becomes of what is entered: it stays here, and what was received goes its way. */
function wordsOf(draft: Draft) {
  if (draft.receipt !== null) return 'leave.received';
  if (isInDoubt(draft)) return 'leave.inDoubt';
  return draft.replaces === null ? 'leave.unsent' : 'leave.received';
}

export function LeaveDialog({ draft, open, onStay, onLeave }: LeaveDialogProps) {
  const { t } = useTranslation('mfe-apply');
  return (
    <AlertDialog
      open={open}
      onOpenChange={(next) => !next && onStay()}
      title={t('leave.title')}
      text={t(wordsOf(draft))}
      cancelLabel={t('leave.stay')}
      confirmLabel={t('leave.leave')}
      onConfirm={onLeave}
      tone="primary"
    />
  );
}
