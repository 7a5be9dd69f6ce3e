import type { ManagedInterview } from 'shared-contracts';
import type { UserEntity } from '../../users/index.ts';
import type { JobInterview } from '../interview-jobs.ts';
import { toMeeting } from '../interview.response.ts';

type Candidate = Pick<UserEntity, 'firstName' | 'lastName' | 'email'>;

export function toManagedInterviewResponse(
  joined: JobInterview,
  { firstName, lastName, email }: Candidate,
): ManagedInterview {
  const { userId, applicationId, feedback } = joined.interview;
  return { ...toMeeting(joined), userId, candidate: { firstName, lastName, email }, applicationId, feedback };
}
