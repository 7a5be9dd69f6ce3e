import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { JobCard } from 'shared-contracts';
import { toJobCardResponse } from '../reading/job.response.ts';
import type { JobCardRecord } from '../reading/job.sql.ts';
import { PublicJobsRepository } from '../reading/public-jobs.repository.ts';
import type { Catalogue } from './catalogue/catalogue.cache.ts';
import { Catalogues } from './catalogue/catalogues.service.ts';

/** About 4 MB. */
const maxRecords = 2_000;

/**
 * Records of the cards of found jobs, until their jobs change: filters differ, but their pages contain the same jobs, mostly the newest.
 * Reading ten cards takes longer than a search in memory.
 */
@Injectable()
export class FoundCards {
  private records = new LRUCache<number, JobCardRecord>({ max: maxRecords });
  private catalogue: Catalogue | null = null;
  /** Incremented by each change: a read that started before it may return the previous records. */
  private changes = 0;

  constructor(
    private readonly jobs: PublicJobsRepository,
    catalogues: Catalogues,
  ) {
    catalogues.onChange((_, { isOfJobs, changedJobs }) => {
      this.changes++;
      if (isOfJobs) for (const id of changedJobs) this.records.delete(id);
      else this.records.clear();
    });
  }

  /** In the order of `ids`, evaluated at `now`, and not older than the catalogue. Unknown ids are omitted. */
  async find(ids: readonly number[], catalogue: Catalogue, now: Date): Promise<JobCard[]> {
    if (catalogue !== this.catalogue) {
      this.catalogue = catalogue;
      this.changes++;
      this.records.clear();
    }
    const known = new Map(ids.map((id) => [id, this.records.get(id)]));
    const missing = ids.filter((id) => known.get(id) === undefined);
    if (missing.length > 0) {
      const { changes } = this;
      for (const record of await this.jobs.findCards(missing)) {
        if (changes === this.changes) this.records.set(record.id, record);
        known.set(record.id, record);
      }
    }
    return ids.flatMap((id) => known.get(id) ?? []).map((record) => toJobCardResponse(record, now));
  }
}
