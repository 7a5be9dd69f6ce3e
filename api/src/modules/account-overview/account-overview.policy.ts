import {
  limits,
  overviewEntries,
  unansweredDays,
  type AccountApplication,
  type JobCard,
  type SearchNews,
} from 'shared-contracts';

const dayMs = 86_400_000;

const lastChange = ({ history, appliedAt }: AccountApplication): string => history.at(-1)?.at ?? appliedAt;

/** Latest change first. ISO 8601 strings in UTC sort by time. */
export function movedSince(applications: readonly AccountApplication[], since: Date): AccountApplication[] {
  const moved = applications.filter(
    ({ withdrawnAt, history }) => withdrawnAt === null && Date.parse(history.at(-1)?.at ?? '') > since.getTime(),
  );
  return moved.toSorted((one, other) => (lastChange(one) < lastChange(other) ? 1 : -1)).slice(0, overviewEntries);
}

/** The application that has been without an answer for the longest time. */
export function longestUnanswered(applications: readonly AccountApplication[], now: Date): AccountApplication | null {
  const unanswered = applications.filter((one) => unansweredDays(one, now.getTime()) !== null);
  const [longest] = unanswered.toSorted((one, other) => (lastChange(one) < lastChange(other) ? -1 : 1));
  return longest ?? null;
}

/** Applications come newest first; the company has waited longest for the answers to the oldest. */
export const withAnswersDue = (applications: readonly AccountApplication[]): AccountApplication[] =>
  applications
    .filter(({ answersDue }) => answersDue)
    .toReversed()
    .slice(0, overviewEntries);

/** Open jobs whose closing date is near, the next to close first. */
export function closingSoon(saved: readonly JobCard[], applied: ReadonlySet<number>, now: Date): JobCard[] {
  const until = now.getTime() + limits.closingSoonDays * dayMs;
  const closesAt = (job: JobCard) => Date.parse(job.closesAt ?? '');
  return saved
    .filter((job) => !job.isClosed && closesAt(job) <= until && !applied.has(job.id))
    .toSorted((one, other) => closesAt(one) - closesAt(other))
    .slice(0, overviewEntries);
}

/** Searches with the most new jobs first; equal ones in their order. Empty if none has new jobs. */
export function mostNews(searches: readonly SearchNews[]): SearchNews[] {
  if (searches.every(({ newJobs }) => newJobs === 0)) return [];
  return searches.toSorted((one, other) => other.newJobs - one.newJobs).slice(0, overviewEntries);
}
