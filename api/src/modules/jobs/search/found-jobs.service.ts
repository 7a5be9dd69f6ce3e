import { setImmediate } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { JobFilter } from 'shared-contracts';
import { DataVersion } from '../../../database/data-version.cache.ts';
import type { Catalogue } from './catalogue/catalogue.cache.ts';
import { Catalogues } from './catalogue/catalogues.service.ts';
import { findJobs, toKeyword } from './keyword-matches.policy.ts';
import { newestMatches } from './match-order.policy.ts';
import { toCriteria } from './search-criteria.policy.ts';
import { anyWay } from './words/keyword-queries.policy.ts';

/** Filters that are evaluated without a pause for other work. */
const filtersAtOnce = 20;

/**
 * Finds the jobs of many filters by the same rules as the search page, without sorting by relevance, cards and
 * corrections.
 */
@Injectable()
export class FoundJobs {
  constructor(
    private readonly dataVersion: DataVersion,
    private readonly catalogues: Catalogues,
  ) {}

  /**
   * For each filter, in order, the ids of at most `count` open jobs, newest first.
   * @param now the time used for "posted within" and closing dates
   */
  async newest(filters: readonly JobFilter[], count: number, now = new Date()): Promise<(readonly number[])[]> {
    const catalogue = await this.catalogues.at(await this.dataVersion.current());
    const found: (readonly number[])[] = [];
    for (const [index, filter] of filters.entries()) {
      if (index > 0 && index % filtersAtOnce === 0) await setImmediate();
      found.push(newestOf(filter, catalogue, count, now.getTime()));
    }
    return found;
  }
}

function newestOf(filter: JobFilter, catalogue: Catalogue, count: number, now: number): number[] {
  const matches = filter.keyword === '' ? null : findJobs(anyWay(toKeyword(filter.keyword, catalogue)), catalogue);
  try {
    const request = { catalogue, criteria: toCriteria(filter, catalogue, now), keyword: matches, now };
    return newestMatches(request, count).map((job) => catalogue.jobs.id[job]!);
  } finally {
    if (matches !== null) catalogue.bits.release(matches);
  }
}
