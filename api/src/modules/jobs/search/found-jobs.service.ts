import { Injectable } from '@nestjs/common';
import pLimit from 'p-limit';
import { Pool } from 'pg';
import type { JobFilter } from 'shared-contracts';
import { DataVersion } from '../../../database/data-version.cache.ts';
import { CatalogueSnapshots, toKeyword, type CatalogueSnapshot } from './catalogue-snapshot.cache.ts';
import { KeywordMatches } from './filter-matches.repository.ts';
import { newestMatches } from './matches.policy.ts';
import { toCriteria } from './search-criteria.policy.ts';

/** Keywords per statement and concurrent statements. The limits keep connections free for page requests. */
const filtersAtOnce = 50;
const statementsAtOnce = 2;

/**
 * Finds the jobs of many filters by the same rules as the search page, without sorting by relevance, cards and
 * corrections.
 */
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

  /**
   * For each filter, in order, the ids of at most `count` open jobs, newest first. All results have the same data
   * version.
   * @param now the time used for "posted within" and closing dates
   */
  async newest(filters: readonly JobFilter[], count: number, now = new Date()): Promise<(readonly number[])[]> {
    const snapshot = await this.snapshots.at(await this.dataVersion.current());
    const parts = Array.from({ length: Math.ceil(filters.length / filtersAtOnce) }, (_, part) =>
      filters.slice(part * filtersAtOnce, (part + 1) * filtersAtOnce),
    );
    const limit = pLimit(statementsAtOnce);
    const found = await Promise.all(parts.map((part) => limit(() => this.newestOf(part, snapshot, count, now))));
    return found.flat();
  }

  private async newestOf(filters: readonly JobFilter[], snapshot: CatalogueSnapshot, count: number, now: Date) {
    const keywords = filters.map(({ keyword }) => (keyword === '' ? null : toKeyword(keyword, snapshot)));
    const flags = await this.keywords.matches(keywords, snapshot);
    return filters.map((filter, index) => {
      const criteria = toCriteria(filter, snapshot, now.getTime());
      return newestMatches(
        { columns: snapshot.jobs, criteria, flags: flags[index] ?? null, now: now.getTime() },
        count,
      );
    });
  }
}
