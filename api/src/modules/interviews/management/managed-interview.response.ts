import type { InterviewOverlap, ManagedInterview } from 'shared-contracts';
import type { UserEntity } from '../../users/index.ts';
import type { JobInterview } from '../interview-jobs.ts';
import { toMeeting } from '../interview.response.ts';
import { needsOutcome } from '../interviews.policy.ts';
import type { OverlappingInterview } from '../interviews.repository.ts';

interface Surroundings {
  candidate: Pick<UserEntity, 'firstName' | 'lastName' | 'email'>;
  /** Interviews of the candidate at the same time. */
  others: readonly OverlappingInterview[];
  /** Whether the reader is an admin. */
  isAdmin: boolean;
  now: Date;
}

export function toManagedInterviewResponse(
  joined: JobInterview,
  { candidate: { firstName, lastName, email }, others, isAdmin, now }: Surroundings,
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
    overlaps: others.map((other) => toOverlap(other, isAdmin)),
  };
}

const toOverlap = ({ id, jobId, scheduledAt, endTime }: OverlappingInterview, isAdmin: boolean): InterviewOverlap => ({
  interviewId: isAdmin ? id : null,
  jobId: isAdmin ? jobId : null,
  scheduledAt: scheduledAt.toISOString(),
  endTime: endTime?.toISOString() ?? null,
});
