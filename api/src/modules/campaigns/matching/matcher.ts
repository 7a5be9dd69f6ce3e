import { Injectable } from '@nestjs/common';
import { searchJobs, templateVariables, toJobFilter } from 'shared-contracts';
import { FoundJobs } from '../../search/index.ts';
import type { JobPool } from './job-pool.ts';
import { JobPools, type ReadPool } from './job-pools.ts';
import { toJobIds, type Person } from './person.ts';
import { toPreferences, type Preferences } from './preferences.ts';

/** Of a saved search's jobs, so many of the newest are looked at: a hundred mails. */
const jobsOfSearch = 500;
/** Kept at most: what goes beyond is found again. */
const mostSearches = 5000;
const mostPreferences = 50_000;

/** What people who want the same are told of, unless they know it already. */
interface Wanted {
  preferences: Preferences;
  jobs: readonly number[];
}

/** Chooses the jobs of mails: for the sender, and for whoever wants to know what it would do. */
@Injectable()
export class Matcher {
  private readonly remembered = new WeakMap<JobPool, Map<string, Wanted>>();

  constructor(
    private readonly pools: JobPools,
    private readonly search: FoundJobs,
  ) {}

  /** Ids of the jobs for each of the people, in their order, best first; none for whom there is nothing. */
  async choose(people: readonly Pick<Person, 'wants' | 'known'>[]): Promise<(readonly number[])[]> {
    const read = await this.pools.current();
    const wanted = await this.wantedBy(people, read);
    return people.map(({ wants, known }) => {
      const { preferences, jobs } = wanted.get(wants)!;
      const excluded = new Set(toJobIds(known));
      // The best are taken in turn, so leaving out a job that was not taken changes nothing.
      if (!jobs.some((id) => excluded.has(id))) return jobs;
      return read.pool.choose(preferences, (id) => excluded.has(id));
    });
  }

  /** A job that was chosen is known to be closed: those that are open are read anew. */
  forget(): void {
    this.pools.forget();
  }

  /** Jobs for somebody who chose nothing and was told nothing. */
  async chooseForAnybody(): Promise<readonly number[]> {
    const { pool } = await this.pools.current();
    return pool.choose({ categories: 'all', companies: [], searches: [], city: null }, () => false);
  }

  private async wantedBy(
    people: readonly Pick<Person, 'wants'>[],
    { pool, categories }: ReadPool,
  ): Promise<ReadonlyMap<string, Wanted>> {
    const wanted = this.rememberedOf(pool);
    const unknown = new Set(people.flatMap(({ wants }) => (wanted.has(wants) ? [] : [wants])));
    const read = Array.from(unknown, (wants) => ({ wants, preferences: toPreferences(wants, categories) }));
    await this.findJobsOf(
      read.flatMap(({ preferences }) => preferences.searches),
      pool,
    );
    for (const { wants, preferences } of read) {
      wanted.set(wants, { preferences, jobs: pool.choose(preferences, () => false) });
    }
    return wanted;
  }

  private rememberedOf(pool: JobPool): Map<string, Wanted> {
    const known = this.remembered.get(pool);
    const wanted = known === undefined || known.size > mostPreferences ? new Map<string, Wanted>() : known;
    this.remembered.set(pool, wanted);
    return wanted;
  }

  private async findJobsOf(searches: readonly string[], pool: JobPool): Promise<void> {
    if (pool.knownSearches > mostSearches) this.pools.forget();
    for (const query of new Set(searches)) {
      if (!pool.knowsSearch(query)) pool.addSearch(query, await this.search.newest(toFilter(query), jobsOfSearch));
    }
  }
}

const toFilter = (query: string) => toJobFilter(templateVariables(searchJobs.template, {}, new URLSearchParams(query)));
