import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { JobCard } from 'shared-contracts';
import { isClosed, isFeatured, toJobCardResponse } from '../reading/job.response.ts';
import type { JobCardRecord } from '../reading/job.sql.ts';
import { PublicJobsRepository } from '../reading/public-jobs.repository.ts';
import type { Catalogue } from './catalogue/catalogue.cache.ts';
import { Catalogues } from './catalogue/catalogues.service.ts';

/** About 8 MB. */
const maxCards = 2_000;

interface KnownCard {
  record: JobCardRecord;
  /** The last response. It is reused while time changes nothing, because new objects of each search become work of the garbage collector. */
  card: JobCard;
}

/**
 * Cards of found jobs, until their jobs change: filters differ, but their pages contain the same jobs, mostly the newest.
 * Reading ten cards takes longer than a search in memory.
 */
@Injectable()
export class FoundCards {
  private readonly known = new LRUCache<number, KnownCard>({ max: maxCards });
  private catalogue: Catalogue | null = null;
  /** Incremented by each change: a read that started before it may return the previous rows. */
  private changes = 0;

  constructor(
    private readonly jobs: PublicJobsRepository,
    catalogues: Catalogues,
  ) {
    catalogues.onChange((_, { isOfJobs, changedJobs }) => {
      this.changes++;
      if (isOfJobs) for (const id of changedJobs) this.known.delete(id);
      else this.known.clear();
    });
  }

  /** In the order of `ids`, evaluated at `now`, and not older than the catalogue. Unknown ids are omitted. */
  async find(ids: readonly number[], catalogue: Catalogue, now: Date): Promise<JobCard[]> {
    if (catalogue !== this.catalogue) {
      this.catalogue = catalogue;
      this.changes++;
      this.known.clear();
    }
    const found = new Map(ids.map((id) => [id, this.known.get(id)]));
    const missing = ids.filter((id) => found.get(id) === undefined);
    if (missing.length > 0) {
      const { changes } = this;
      for (const record of await this.jobs.findCards(missing)) {
        const read = { record, card: toJobCardResponse(record, now) };
        if (changes === this.changes) this.known.set(record.id, read);
        found.set(record.id, read);
      }
    }
    return ids.flatMap((id) => found.get(id) ?? []).map((known) => cardAt(known, now));
  }
}

function cardAt(known: KnownCard, now: Date): JobCard {
  const { record, card } = known;
  if (card.isFeatured !== isFeatured(record, now) || card.isClosed !== isClosed(record, now)) {
    known.card = toJobCardResponse(record, now);
  }
  return known.card;
}
