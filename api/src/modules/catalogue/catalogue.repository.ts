import type { Reference } from '../../http/id-or-slug.ts';
import type { JobCardRecord, JobRecord } from './job.record.ts';

export abstract class CatalogueRepository {
  /** A job in any state, by its number or its present slug. */
  abstract find(reference: Reference): Promise<JobRecord | null>;
  /** Open jobs of the same category, those of the same city first, then the newest; never the job itself. */
  abstract findRelated(job: JobRecord, count: number): Promise<JobCardRecord[]>;
  /** Cards in the order of `ids`; unknown ones are left out. */
  abstract findCards(ids: readonly number[]): Promise<JobCardRecord[]>;
  /** Whole jobs in the order of `ids`; unknown ones are left out. */
  abstract findAll(ids: readonly number[]): Promise<JobRecord[]>;
  /** Numbers of all open jobs: featured first, then the newest. */
  abstract openJobIds(): Promise<number[]>;
  /** When the next open job closes or is no longer featured; null where no job has such a date. */
  abstract nextExpiry(): Promise<Date | null>;
}
