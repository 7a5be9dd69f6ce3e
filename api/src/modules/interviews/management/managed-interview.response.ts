import type { InterviewOverlap, ManagedInterview } from 'shared-contracts';
import type { UserEntity } from '../../users/index.ts';
import type { JobInterview } from '../interview-jobs.ts';
import { toMeeting } from '../interview.response.ts';
import { needsOutcome } from '../interviews.policy.ts';
import type { OverlappingInterview } from '../interviews.repository.ts';

interface ResponseContext {
  candidate: Pick<UserEntity, 'firstName' | 'lastName' | 'email'>;
  /** Interviews of the candidate at the same time. */
  others: readonly OverlappingInterview[];
  /** Jobs whose interviews the reader may read. */
  readableJobs: ReadonlySet<number> | 'all';
  now: Date;
}

export function toManagedInterviewResponse(
  joined: JobInterview,
  { candidate: { firstName, lastName, email }, others, readableJobs, now }: ResponseContext,
): ManagedInterview {
  const { userId, applicationId, feedback, version } = joined.interview;
  return {
    ...toMeeting(joined),
    userId,
    candidate: { firstName, lastName, email },
    applicationId,
    feedback,
    version,
    needsOutcome: needsOutcome(joined.interview, now),
    overlaps: others.map((other) => toOverlap(other, readableJobs === 'all' || readableJobs.has(other.jobId))),
  };
}

const toOverlap = (
  { id, jobId, scheduledAt, endTime }: OverlappingInterview,
  isReadable: boolean,
): InterviewOverlap => ({
  interviewId: isReadable ? id : null,
  jobId: isReadable ? jobId : null,
  scheduledAt: scheduledAt.toISOString(),
  endTime: endTime?.toISOString() ?? null,
});
