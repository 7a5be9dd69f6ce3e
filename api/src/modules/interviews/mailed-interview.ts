import type { MailedInterview } from './mails/interview-mail.parts.tsx';
import type { UserEntity } from '../users/index.ts';
import type { InterviewJob } from './interview-jobs.ts';
import type { CandidateInterview } from './candidate-interview.ts';

export type MailedJob = Pick<InterviewJob, 'title' | 'companyName'>;

export function toMailedInterview(
  interview: CandidateInterview,
  job: MailedJob,
  candidateName: string | null,
): MailedInterview {
  return {
    candidateName,
    jobTitle: job.title,
    companyName: job.companyName,
    scheduledAt: interview.scheduledAt.toISOString(),
    interviewType: interview.interviewType,
    location: interview.location,
    interviewerName: interview.interviewerName,
  };
}

export function nameOf({ firstName, lastName }: Pick<UserEntity, 'firstName' | 'lastName'>): string | null {
  return [firstName, lastName].filter(Boolean).join(' ') || null;
}
