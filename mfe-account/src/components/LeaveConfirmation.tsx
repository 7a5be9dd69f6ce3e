import { AlertDialog, useTranslation, type LeaveGuard } from 'platform';

interface LeaveQuestionProps {
  guard: LeaveGuard;
  /** Top-level text key that contains the `leave` texts. */
  texts: 'profile' | 'emailPreferences' | 'resumes' | 'savedJobs';
}

/** Confirmation before unsaved changes are left. */
export function LeaveConfirmation({ guard: { pending, stay, leave }, texts }: LeaveQuestionProps) {
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
