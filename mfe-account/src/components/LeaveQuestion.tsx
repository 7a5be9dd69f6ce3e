import { AlertDialog, useTranslation, type LeaveGuard } from 'platform';

interface LeaveQuestionProps {
  guard: LeaveGuard;
  /** Top-level key of this remote's texts whose `leave` has the words. */
  texts: 'profile' | 'emailPreferences' | 'resumes';
}

/** Asks before what was not saved is left behind. */
export function LeaveQuestion({ guard: { pending, stay, leave }, texts }: LeaveQuestionProps) {
  const { t } = useTranslation('mfe-account');
  return (
    <AlertDialog
      open={pending}
      onOpenChange={(open) => !open && stay()}
      title={t(`${texts}.leave.title`)}
      text={t(`${texts}.leave.text`)}
      cancelLabel={t(`${texts}.leave.stay`)}
      confirmLabel={t(`${texts}.leave.leave`)}
      onConfirm={leave}
    />
  );
}
