import { Injectable } from '@nestjs/common';
import { Pool } from 'pg';
import type { JobFilter } from 'shared-contracts';
import { DataVersion } from '../../http/data-version.ts';
import { CatalogueSnapshots } from './catalogue-snapshot.ts';
import { countMatches } from './count-matches.ts';
import { toCountRequest } from './count-request.ts';
import { KeywordMatches } from './keyword-matches.ts';
import { keywordWords } from './words.ts';

/** Which jobs a filter finds, for whoever shows no page: the same rules, without order, cards and corrections. */
@Injectable()
export class FoundJobs {
  private readonly keywords: KeywordMatches;

  constructor(
    pool: Pool,
    private readonly dataVersion: DataVersion,
    private readonly snapshots: CatalogueSnapshots,
  ) {
    this.keywords = new KeywordMatches(pool);
  }

  /** Ids of open jobs, the newest first, `count` at most. */
  async newest(filter: JobFilter, count: number): Promise<number[]> {
    const snapshot = await this.snapshots.at(await this.dataVersion.current());
    const words = keywordWords(filter.keyword);
    const flags = words.length === 0 ? null : await this.keywords.find(words, snapshot);
    const request = toCountRequest({ ...filter, sort: 'date' }, snapshot, flags, Date.now());
    const [byDate] = countMatches({ ...request, wanted: count }).tiers;
    return byDate?.first.map((job) => snapshot.jobs.id[job]!) ?? [];
  }
}
