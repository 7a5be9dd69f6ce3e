import type { TrackingSource } from 'shared-contracts';
import type { Visitor } from '../../http/request.parser.ts';

/** Visits of a job by one tracking URL. */
export interface ClicksRecord {
  /** May be a source that is no longer offered. */
  source: string;
  people: number;
  machines: number;
  /** `YYYY-MM-DD`. */
  lastClickOn: string | null;
}

export abstract class JobTrackingRepository {
  /** Counts of tracking URLs with visits, in no order. */
  abstract clicks(jobId: number): Promise<ClicksRecord[]>;
  abstract count(jobId: number, source: TrackingSource, visitor: Visitor): Promise<void>;
  /** Merges the rows of days more than a year ago into one per job and source; returns the number of deleted rows. */
  abstract foldOld(now: Date): Promise<number>;
}
