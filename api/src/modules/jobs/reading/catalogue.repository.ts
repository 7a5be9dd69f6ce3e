import type { Reference } from '../../../http/identifiers.parser.ts';
import type { JobCardRecord, JobRecord } from './job.record.ts';

export abstract class CatalogueRepository {
  /** A job in any state, by its id or current slug. */
  abstract find(reference: Reference): Promise<JobRecord | null>;
  /** Open jobs of the same category, first those of the same city, then the newest. Excludes the job itself. */
  abstract findRelated(job: JobRecord, count: number): Promise<JobCardRecord[]>;
  /** Cards in the order of `ids`. Unknown ids are omitted. */
  abstract findCards(ids: readonly number[]): Promise<JobCardRecord[]>;
  /** Full records in the order of `ids`. Unknown ids are omitted. */
  abstract findAll(ids: readonly number[]): Promise<JobRecord[]>;
  /** Ids of all open jobs: featured first, then the newest. */
  abstract openJobIds(): Promise<number[]>;
  /** When the next open job closes or stops being featured; null if no job has such a date. */
  abstract nextExpiry(): Promise<Date | null>;
}
