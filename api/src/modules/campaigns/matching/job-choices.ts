import { Injectable } from '@nestjs/common';
import { searchJobs, templateVariables, toJobFilter } from 'shared-contracts';
import { FoundJobs } from '../../jobs/index.ts';
import type { Matcher } from './matcher.ts';
import { Matchers } from './matchers.ts';
import type { EligibleSubscriber } from './subscriber.ts';

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
  async choose(people: readonly MatchedSubscriber[]): Promise<(readonly number[])[]> {
    const matcher = await this.matchers.current();
    await this.loadSearches(matcher, matcher.unknownSearches(people));
    return matcher.choose(people);
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
