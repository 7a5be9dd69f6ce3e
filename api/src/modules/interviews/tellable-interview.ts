import type { InterviewEntity } from './entities/interview.entity.ts';

/** An interview as its candidate may hear of it. */
export type TellableInterview = Omit<InterviewEntity, 'feedback' | 'idempotencyKey' | 'version' | 'outcomeAskedAt'>;

type Moments = 'scheduledAt' | 'endTime' | 'createdAt' | 'updatedAt';

/** The same as JSON keeps it. */
export type KeptInterview = Omit<TellableInterview, Moments | 'quietChanges'> & {
  /** None: kept by a release that did not count them. */
  quietChanges?: number;
  scheduledAt: string;
  endTime: string | null;
  createdAt: string;
  updatedAt: string;
};

export function keep(stored: InterviewEntity): KeptInterview {
  const { feedback: _, idempotencyKey: __, version: ___, outcomeAskedAt: ____, ...interview } = stored;
  return {
    ...interview,
    scheduledAt: interview.scheduledAt.toISOString(),
    endTime: interview.endTime?.toISOString() ?? null,
    createdAt: interview.createdAt.toISOString(),
    updatedAt: interview.updatedAt.toISOString(),
  };
}

export function revive(kept: KeptInterview): TellableInterview {
  return {
    ...kept,
    quietChanges: kept.quietChanges ?? 0,
    scheduledAt: new Date(kept.scheduledAt),
    endTime: kept.endTime === null ? null : new Date(kept.endTime),
    createdAt: new Date(kept.createdAt),
    updatedAt: new Date(kept.updatedAt),
  };
}
