import { AlertDialog, useTranslation } from 'platform';
import type { Draft } from '../../draft/draft';

interface LeaveDialogProps {
  draft: Draft;
  open: boolean;
  onStay: () => void;
  onLeave: () => void;
}

/** Says what becomes of what is entered: it stays here, and what was received goes its way. */
export function LeaveDialog({ draft, open, onStay, onLeave }: LeaveDialogProps) {
  const { t } = useTranslation('mfe-apply');
  const isReceived = draft.receipt !== null || draft.replaces !== null;
  return (
    <AlertDialog
      open={open}
      onOpenChange={(next) => !next && onStay()}
      title={t('leave.title')}
      text={t(isReceived ? 'leave.received' : 'leave.unsent')}
      cancelLabel={t('leave.stay')}
      confirmLabel={t('leave.leave')}
      onConfirm={onLeave}
      tone="primary"
    />
  );
}
