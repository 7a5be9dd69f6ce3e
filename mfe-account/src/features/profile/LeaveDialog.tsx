import { useLeaveGuard } from 'platform';
import type { User } from 'shared-contracts';
import { LeaveQuestion } from '../../components/LeaveQuestion';
import { useProfileDraft } from './profile-draft';

/** Asks before the account is left with changes of the profile that are not saved. From tab to tab they stay. */
export function LeaveDialog({ user }: { user: User }) {
  const { draft, drop } = useProfileDraft(user);
  const guard = useLeaveGuard(draft !== null, { keptOnPath: true });
  const leave = () => {
    drop();
    guard.leave();
  };
  return <LeaveQuestion guard={{ ...guard, leave }} texts="profile" />;
}
