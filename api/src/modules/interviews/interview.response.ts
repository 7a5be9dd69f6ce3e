import {
  expandTemplate,
  getInterviewCalendar,
  type Interview,
  type InterviewOverlap,
  type ManagedInterview,
} from 'shared-contracts';
import type { UserEntity } from '../users/index.ts';
import type { JobInterview } from './interview-jobs.service.ts';
import { isCancelable, needsOutcome } from './interviews.policy.ts';
import type { OverlappingInterview } from './interviews.repository.ts';

/** Fields for candidates and companies, listed one by one so that `feedback` is not exposed. */
function toMeeting({
  interview,
  job,
}: JobInterview): Omit<Interview, 'isCancelable' | 'hasCompanyContact' | 'calendarUrl'> {
  return {
    id: interview.id,
    jobId: interview.jobId,
    jobSlug: job.slug,
    jobTitle: job.title,
    companyId: job.companyId,
    companyName: job.companyName,
    companySlug: job.companySlug,
    scheduledAt: interview.scheduledAt.toISOString(),
    endTime: interview.endTime?.toISOString() ?? null,
    location: interview.location,
    interviewType: interview.interviewType,
    interviewerName: interview.interviewerName,
    interviewerEmail: interview.interviewerEmail,
    notes: interview.notes,
    status: interview.status,
    createdAt: interview.createdAt.toISOString(),
    updatedAt: interview.updatedAt.toISOString(),
  };
}

/** @param staffedJobs jobs with assigned users */
export function toInterviewResponse(joined: JobInterview, staffedJobs: ReadonlySet<number>, now: Date): Interview {
  const { interview } = joined;
  return {
    ...toMeeting(joined),
    isCancelable: isCancelable(interview, now),
    hasCompanyContact: interview.interviewerEmail !== null || staffedJobs.has(interview.jobId),
    calendarUrl: expandTemplate(getInterviewCalendar.template, { id: interview.id }),
  };
}

interface ResponseContext {
  candidate: Pick<UserEntity, 'firstName' | 'lastName' | 'email'>;
  /** Interviews of the candidate at the same time. */
  others: readonly OverlappingInterview[];
  /** Jobs with interviews that the reader may read. */
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
