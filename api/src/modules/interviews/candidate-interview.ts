import type { InterviewEntity } from './entities/interview.entity.ts';

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
