import type { UserEntity } from '../users/index.ts';
import type { InterviewJob } from './interview-jobs.service.ts';
import type { InterviewEntity } from './interview.entity.ts';
import type { MailedInterview } from './mails/interview-mail.parts.tsx';

/** The fields of an interview that its candidate may read. */
export type CandidateInterview = Omit<InterviewEntity, 'feedback' | 'idempotencyKey' | 'version' | 'outcomeAskedAt'>;

type Moments = 'scheduledAt' | 'endTime' | 'createdAt' | 'updatedAt';

/** The same, serialized as JSON. */
export type SerializedInterview = Omit<CandidateInterview, Moments | 'quietChanges'> & {
  /** Absent in data of earlier releases. */
  quietChanges?: number;
  scheduledAt: string;
  endTime: string | null;
  createdAt: string;
  updatedAt: string;
};

export function serializeInterview(stored: InterviewEntity): SerializedInterview {
  const { feedback: _, idempotencyKey: __, version: ___, outcomeAskedAt: ____, ...interview } = stored;
  return {
    ...interview,
    scheduledAt: interview.scheduledAt.toISOString(),
    endTime: interview.endTime?.toISOString() ?? null,
    createdAt: interview.createdAt.toISOString(),
    updatedAt: interview.updatedAt.toISOString(),
  };
}

export function deserializeInterview(serialized: SerializedInterview): CandidateInterview {
  return {
    ...serialized,
    quietChanges: serialized.quietChanges ?? 0,
    scheduledAt: new Date(serialized.scheduledAt),
    endTime: serialized.endTime === null ? null : new Date(serialized.endTime),
    createdAt: new Date(serialized.createdAt),
    updatedAt: new Date(serialized.updatedAt),
  };
}

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
