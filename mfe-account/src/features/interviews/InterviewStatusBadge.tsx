import { Badge, useTranslation, type BadgeProps } from 'platform';
import type { InterviewStatus } from 'shared-contracts';

const looks: Record<InterviewStatus, Required<Pick<BadgeProps, 'tone' | 'icon'>>> = {
  scheduled: { tone: 'info', icon: 'calendar' },
  completed: { tone: 'success', icon: 'check' },
  rescheduled: { tone: 'warning', icon: 'clock' },
  canceled: { tone: 'neutral', icon: 'close' },
};

/** How an interview stands (GUIDE §4). */
export function InterviewStatusBadge({ status }: { status: InterviewStatus }) {
  const { t } = useTranslation('mfe-account');
  return <Badge {...looks[status]}>{t(`interviews.status.${status}`)}</Badge>;
}
