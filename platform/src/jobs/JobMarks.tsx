import { Badge, Icon, styled, useFormat, type BadgeProps } from 'platform';
import {
  limits,
  toApplicationStatus,
  type AccountApplication,
  type ApplicationStatus,
  type JobCard,
} from 'shared-contracts';
import { useJobTexts } from './useJobLabels';

const Mark = styled.span`
  display: inline-flex;
  align-items: center;
  gap: calc(var(--space-1) + var(--border-hair));
  font-size: var(--text-xs);
  font-weight: 600;
  line-height: 1;
  color: var(--color-accent-soft-text);
  white-space: nowrap;
`;

const New = styled(Mark)`
  margin-left: var(--space-1);
  vertical-align: 2px;

  &::before {
    content: '';
    width: var(--space-2);
    height: var(--space-2);
    border-radius: 50%;
    background: var(--color-accent);
    box-shadow: 0 0 0 var(--border-control) var(--color-accent-line);
  }
`;

const Featured = styled(Mark)`
  --mark-height: 20px;

  gap: var(--space-1);
  height: var(--mark-height);
  padding: 0 calc(var(--space-2) - var(--border-hair));
  border-radius: var(--radius-xs);
  background: var(--color-accent-soft);
  font-size: var(--text-2xs);
  vertical-align: middle;
`;

const hour = 3_600_000;

/** Whether a job has the "new" mark: an open job, in its first 24 hours by the server's clock. */
export function isNew(job: Pick<JobCard, 'postedAt' | 'isClosed'>, now: string): boolean {
  if (job.isClosed) return false;
  const age = Date.parse(now) - Date.parse(job.postedAt);
  return age >= 0 && age < limits.newJobHours * hour;
}

const dayMs = 24 * hour;

/** Full days until an open job's closing date, if it is soon; null if it is not. */
export function daysToClosing(
  { closesAt, isClosed }: Pick<JobCard, 'closesAt' | 'isClosed'>,
  now: string,
): number | null {
  if (closesAt === null || isClosed) return null;
  const rest = Date.parse(closesAt) - Date.parse(now);
  return rest > 0 && rest <= limits.closingSoonDays * dayMs ? Math.floor(rest / dayMs) : null;
}

const Urgent = styled.span`
  font-weight: 600;
  color: var(--color-warning-soft-text);
`;

/** When an open job closes: the rest of a near date, else the date. Null: it has no closing date. */
export function ClosesIn({ job, now }: { job: Pick<JobCard, 'closesAt' | 'isClosed'>; now: string }) {
  const t = useJobTexts();
  const format = useFormat();
  const days = daysToClosing(job, now);
  if (job.closesAt === null) return null;
  const text = days === 0 ? t('closesToday') : t('closesIn', { count: days ?? 0 });
  return <time dateTime={job.closesAt}>{days === null ? format.date(job.closesAt) : <Urgent>{text}</Urgent>}</time>;
}

/** Mark of a job that was posted within the last 24 hours. It follows the last word of a title, or wraps to the next line. */
export function NewMark() {
  const t = useJobTexts();
  return (
    <>
      {' '}
      <New>{t('new')}</New>
    </>
  );
}

/** Mark of a job whose company pays for a place at the top of the results. */
export function FeaturedMark() {
  const t = useJobTexts();
  return (
    <Featured>
      <Icon name="featured" size="sm" />
      {t('featured')}
    </Featured>
  );
}

/** Badge of a job that no longer accepts applications. */
export function ClosedBadge() {
  const t = useJobTexts();
  return (
    <Badge tone="neutral" icon="lock">
      {t('closed')}
    </Badge>
  );
}

/** `answersDue`: the application was sent, and answers to required questions are missing. */
export type RowApplication = 'none' | 'answersDue' | 'complete';

/** Badge of a job in a list to which the user has applied. */
export function ApplicationMark({ application }: { application: Exclude<RowApplication, 'none'> }) {
  const t = useJobTexts();
  const isComplete = application === 'complete';
  return (
    <Badge tone={isComplete ? 'success' : 'warning'} icon={isComplete ? 'check' : 'alert'}>
      {t(isComplete ? 'applied' : 'answersDue')}
    </Badge>
  );
}

const looks: Record<ApplicationStatus, Required<Pick<BadgeProps, 'tone' | 'icon'>>> = {
  pending: { tone: 'neutral', icon: 'clock' },
  reviewing: { tone: 'info', icon: 'eye' },
  interview: { tone: 'violet', icon: 'chat' },
  accepted: { tone: 'success', icon: 'check' },
  declined: { tone: 'danger', icon: 'close' },
};

/** Status of an application (GUIDE §4). An unknown status is shown as pending. */
export function ApplicationStatusBadge({
  status,
  delivery,
  withdrawnAt,
}: Pick<AccountApplication, 'status' | 'delivery' | 'withdrawnAt'>) {
  const t = useJobTexts();
  if (withdrawnAt !== null) return <Badge icon="close">{t('status.withdrawn')}</Badge>;
  if (delivery === 'refused') {
    return (
      <Badge tone="danger" icon="alert">
        {t('status.undelivered')}
      </Badge>
    );
  }
  const known = toApplicationStatus(status);
  return <Badge {...looks[known]}>{t(`status.${known}`)}</Badge>;
}
