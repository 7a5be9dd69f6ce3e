import { expandTemplate, getInterviewCalendar, type Interview } from 'shared-contracts';
import type { JobInterview } from './interview-jobs.ts';
import { isCancelable } from './interviews.policy.ts';

/** Fields for candidates and companies, listed one by one so that `feedback` is not exposed. */
export function toMeeting({
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
