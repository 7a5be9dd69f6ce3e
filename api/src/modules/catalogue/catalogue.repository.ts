import type { Reference } from '../../http/id-or-slug.ts';
import type { JobCardRecord, JobRecord } from './job.record.ts';

export abstract class CatalogueRepository {
  /** A job in any state, by its number or its present slug. */
  abstract find(reference: Reference): Promise<JobRecord | null>;
  /** Open jobs of the same category, those of the same city first, then the newest; never the job itself. */
  abstract findRelated(job: JobRecord, count: number): Promise<JobCardRecord[]>;
  /** Cards in the order of `ids`; unknown ones are left out. */
  abstract findCards(ids: readonly number[]): Promise<JobCardRecord[]>;
  /** Numbers of all open jobs: featured first, then the newest. */
  abstract openJobIds(): Promise<number[]>;
}
