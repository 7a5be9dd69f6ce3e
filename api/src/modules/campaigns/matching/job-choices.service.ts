import { Injectable } from '@nestjs/common';
import { searchJobs, templateVariables, toJobFilter } from 'shared-contracts';
import { DataVersion } from '../../../database/data-version.cache.ts';
import { FoundJobs, placeKey } from '../../jobs/index.ts';
import { JobPool, type PooledJob } from './job-pool.policy.ts';
import { JobPoolRepository, type OpenJob } from './job-pool.repository.ts';
import { Matcher } from './matcher.service.ts';
import type { EligibleSubscriber } from './subscribers.sql.ts';

/**
 * Maximum age. Closing dates and "posted within" depend on the time, which does not change the data version. Reading takes a
 * second for a hundred thousand jobs; the sender checks again whether a job is open.
 */
const maxAgeMs = 10 * 60_000;

interface CachedMatcher {
  matcher: Matcher;
  version: string;
  readAt: number;
}

/** Caches the matcher for the open jobs. Concurrent callers share one read. */
@Injectable()
export class Matchers {
  private cached: CachedMatcher | null = null;
  private reading: Promise<CachedMatcher> | null = null;

  constructor(
    private readonly jobs: JobPoolRepository,
    private readonly dataVersion: DataVersion,
  ) {}

  async current(): Promise<Matcher> {
    const cached = await this.fresh();
    cached.matcher = cached.matcher.withCapacity();
    return cached.matcher;
  }

  /** Forces a new read for the next call. */
  invalidate(): void {
    this.cached = null;
  }

  private async fresh(): Promise<CachedMatcher> {
    const version = await this.dataVersion.current();
    if (this.cached?.version === version && performance.now() - this.cached.readAt < maxAgeMs) return this.cached;
    this.reading ??= this.read(version).finally(() => (this.reading = null));
    return this.reading;
  }

  private async read(version: string): Promise<CachedMatcher> {
    const readAt = performance.now();
    const [jobs, categories] = await Promise.all([this.jobs.listOpen(), this.jobs.categoryIds()]);
    this.cached = { version, readAt, matcher: new Matcher(new JobPool(withFoldedCities(jobs)), categories) };
    return this.cached;
  }
}

/** Memoized: there are few distinct cities, and folding is more expensive than a lookup. */
function withFoldedCities(rows: readonly OpenJob[]): PooledJob[] {
  const folded = new Map<string, string>();
  const keyOf = (city: string) => {
    const key = folded.get(city) ?? placeKey(city);
    folded.set(city, key);
    return key;
  };
  return rows.map((row) => ({ ...row, cities: row.cities.map(keyOf) }));
}

/** Number of newest results that are read per saved search: enough for a hundred mails. */
const jobsOfSearch = 500;

type MatchedSubscriber = Pick<EligibleSubscriber, 'preferencesJson' | 'excludedJobs'>;

/** Chooses the jobs of mails, for the sender and for audience reports. */
@Injectable()
export class JobChoices {
  constructor(
    private readonly matchers: Matchers,
    private readonly search: FoundJobs,
  ) {}

  /** Ids of the jobs for each subscriber, in order, best first; empty if there are none. */
  async choose(subscribers: readonly MatchedSubscriber[]): Promise<(readonly number[])[]> {
    const matcher = await this.matchers.current();
    await this.loadSearches(matcher, matcher.unknownSearches(subscribers));
    return matcher.choose(subscribers);
  }

  /** Jobs for a subscriber without preferences and without earlier mails. */
  async chooseDefault(): Promise<readonly number[]> {
    return (await this.matchers.current()).chooseDefault();
  }

  /** Discards the pool after a chosen job was found closed. */
  invalidate(): void {
    this.matchers.invalidate();
  }

  private async loadSearches(matcher: Matcher, queries: readonly string[]): Promise<void> {
    // Skips the search without queries, because its first call loads its columns.
    if (queries.length === 0) return;
    const found = await this.search.newest(queries.map(toFilter), jobsOfSearch);
    for (const [index, query] of queries.entries()) matcher.addResults(query, found[index]!);
  }
}

const toFilter = (query: string) => toJobFilter(templateVariables(searchJobs.template, {}, new URLSearchParams(query)));
