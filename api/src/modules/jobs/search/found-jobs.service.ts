import { setImmediate } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { JobFilter } from 'shared-contracts';
import { DataVersion } from '../../../database/data-version.cache.ts';
import type { Catalogue } from './catalogue/catalogue.cache.ts';
import { Catalogues } from './catalogue/catalogues.service.ts';
import { findJobs, toKeyword } from './keyword-matches.policy.ts';
import { countJobs } from './catalogue/job-bits.policy.ts';
import { newestMatches } from './match-order.policy.ts';
import { withFiltered, type MatchRequest } from './matches.policy.ts';
import { keptOf, SearchResults, searchesOfJob } from './saved/search-results.cache.ts';
import { toCriteria } from './search-criteria.policy.ts';
import { anyWay } from './words/keyword-queries.policy.ts';

/** Filters that are evaluated without a pause for other work. */
const filtersAtOnce = 20;
/** Results of fewer filters are not stored for the next call: searching takes less time than following changes. */
const leastStored = 20;

/**
 * Finds the jobs of many filters by the same rules as the search page, without sorting by relevance, cards and
 * corrections.
 */
@Injectable()
export class FoundJobs {
  /** Results of earlier calls; null: none are known. */
  private results: SearchResults | null = null;

  constructor(
    private readonly dataVersion: DataVersion,
    private readonly catalogues: Catalogues,
  ) {
    catalogues.onChange((catalogue, change) => {
      if (this.results?.catalogue !== catalogue || !this.results.record(change)) this.results = null;
    });
  }

  /**
   * For each filter, in order, the ids of at most `count` open jobs, newest first. They are kept for later calls.
   * @param now the time used for "posted within" and closing dates. Default: the current time
   */
  async newest(filters: readonly JobFilter[], count: number, now?: Date): Promise<(readonly number[])[]> {
    const found: (readonly number[])[] = [];
    for (let at = 0; at < filters.length; at += filtersAtOnce) {
      if (at > 0) await setImmediate();
      const results = await this.resultsFor(filters.length - at, timeOf(now));
      // Not the time of the call: results are not read for a time before that of another call.
      const time = timeOf(now);
      const isStored = results.size > 0 || filters.length >= leastStored;
      const search = isStored ? searchAndStore : searchNewest;
      for (const filter of filters.slice(at, at + filtersAtOnce)) {
        const jobs = results.read(filter, count, time) ?? search(filter, count, time, results);
        found.push(idsOf(jobs, results.catalogue));
      }
    }
    return found;
  }

  /** For each filter, in order, the number of open jobs. */
  async counts(filters: readonly JobFilter[], now: Date): Promise<number[]> {
    const counts: number[] = [];
    for (let at = 0; at < filters.length; at += filtersAtOnce) {
      if (at > 0) await setImmediate();
      const catalogue = await this.current();
      for (const filter of filters.slice(at, at + filtersAtOnce)) {
        counts.push(withFound(filter, catalogue, now.getTime(), countMatches));
      }
    }
    return counts;
  }

  /** Compares new jobs with the filters of earlier calls, so that the next call finds current results. */
  async follow(signal?: AbortSignal): Promise<void> {
    if (this.results === null) return;
    await this.current();
    await this.results?.update(Date.now(), signal);
  }

  private async current(): Promise<Catalogue> {
    return this.catalogues.at(await this.dataVersion.current());
  }

  /** @param filters number of filters that will be read */
  private async resultsFor(filters: number, now: number): Promise<SearchResults> {
    const catalogue = await this.current();
    if (this.results?.catalogue !== catalogue) this.results = new SearchResults(catalogue);
    const { results } = this;
    // Searching a few filters takes less time than comparing many jobs with all of them.
    if (results.waitingJobs * searchesOfJob <= filters) await results.update(now);
    return results;
  }
}

/** Without `Array.from`, which takes ten times as long. */
function idsOf(jobs: ArrayLike<number>, { jobs: columns }: Catalogue): number[] {
  const ids: number[] = [];
  for (let at = 0; at < jobs.length; at++) ids.push(columns.id[jobs[at]!]!);
  return ids;
}

const timeOf = (now: Date | undefined) => now?.getTime() ?? Date.now();

const countMatches = (request: MatchRequest) => withFiltered(request, ({ matches }) => countJobs(matches));

const searchNewest = (filter: JobFilter, count: number, now: number, { catalogue }: Pick<SearchResults, 'catalogue'>) =>
  withFound(filter, catalogue, now, (request) => newestMatches(request, count));

function searchAndStore(filter: JobFilter, count: number, now: number, results: SearchResults): readonly number[] {
  const kept = keptOf(count);
  const jobs = searchNewest(filter, kept, now, results);
  results.add(filter, jobs, kept, now);
  return jobs.slice(0, count);
}

function withFound<Result>(
  filter: JobFilter,
  catalogue: Catalogue,
  now: number,
  read: (request: MatchRequest) => Result,
): Result {
  const keyword = filter.keyword === '' ? null : findJobs(anyWay(toKeyword(filter.keyword, catalogue)), catalogue);
  try {
    return read({ catalogue, criteria: toCriteria(filter, catalogue, now), keyword, now });
  } finally {
    if (keyword !== null) catalogue.release(keyword);
  }
}
