import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { JobCardRecord } from './job.sql.ts';
import { PublicJobsRepository } from './public-jobs.repository.ts';

/** About 4 MB. */
const maxRecords = 2_000;

/**
 * Records of cards of the newest data version: filters differ, but their pages contain the same jobs, mostly the newest. Reading ten
 * cards takes longer than a search in memory.
 */
@Injectable()
export class CardRecords {
  private version = '';
  private records = new LRUCache<number, JobCardRecord>({ max: maxRecords });

  constructor(private readonly jobs: PublicJobsRepository) {}

  /** In the order of `ids`, not older than the version. Unknown ids are omitted. */
  async find(ids: readonly number[], version: string): Promise<JobCardRecord[]> {
    if (version !== this.version) {
      this.version = version;
      // Replaced, not cleared: reads for the previous version are still added to its records.
      this.records = new LRUCache({ max: maxRecords });
    }
    const { records } = this;
    const known = new Map(ids.map((id) => [id, records.get(id)]));
    const missing = ids.filter((id) => known.get(id) === undefined);
    if (missing.length > 0) {
      for (const record of await this.jobs.findCards(missing)) {
        records.set(record.id, record);
        known.set(record.id, record);
      }
    }
    return ids.flatMap((id) => known.get(id) ?? []);
  }
}
