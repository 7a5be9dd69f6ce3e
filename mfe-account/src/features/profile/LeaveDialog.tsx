import { AlertDialog, useLeaveGuard, useTranslation } from 'platform';
import type { User } from 'shared-contracts';
import { useProfileDraft } from './profile-draft';

/** Asks before the account is left with changes of the profile that are not saved. From tab to tab they stay. */
export function LeaveDialog({ user }: { user: User }) {
  const { t } = useTranslation('mfe-account');
  const { draft, drop } = useProfileDraft(user);
  const { pending, stay, leave } = useLeaveGuard(draft !== null, { keptOnPath: true });
  const discard = () => {
    drop();
    leave();
  };
  return (
    <AlertDialog
      open={pending}
      onOpenChange={(open) => !open && stay()}
      title={t('profile.leave.title')}
      text={t('profile.leave.text')}
      cancelLabel={t('profile.leave.stay')}
      confirmLabel={t('profile.leave.leave')}
      onConfirm={discard}
    />
  );
}
