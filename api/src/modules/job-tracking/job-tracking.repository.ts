import type { TrackingSource } from 'shared-contracts';
import type { Visitor } from '../../http/visitor.ts';

/** Visits of a job by one of its addresses. */
export interface ClicksRecord {
  /** One that is advertised to no longer may be among them. */
  source: string;
  people: number;
  machines: number;
  /** `YYYY-MM-DD`. */
  lastClickOn: string | null;
}

export abstract class JobTrackingRepository {
  /** Of addresses that were followed; in no order. */
  abstract clicks(jobId: number): Promise<ClicksRecord[]>;
  abstract count(jobId: number, source: TrackingSource, visitor: Visitor): Promise<void>;
  /** Makes one row of the days that lie a year back, for each job and source; answers how many rows went. */
  abstract foldOld(now: Date): Promise<number>;
}
