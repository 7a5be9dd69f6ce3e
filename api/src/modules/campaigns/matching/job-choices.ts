import { Injectable } from '@nestjs/common';
import { searchJobs, templateVariables, toJobFilter } from 'shared-contracts';
import { FoundJobs } from '../../search/index.ts';
import type { Matcher } from './matcher.ts';
import { Matchers } from './matchers.ts';
import type { Person } from './person.ts';

/** Of a saved search's jobs, so many of the newest are looked at: a hundred mails. */
const jobsOfSearch = 500;

type Reader = Pick<Person, 'wants' | 'known'>;

/** Chooses the jobs of mails: for the sender, and for whoever wants to know what it would do. */
@Injectable()
export class JobChoices {
  constructor(
    private readonly matchers: Matchers,
    private readonly search: FoundJobs,
  ) {}

  /** Ids of the jobs for each of the people, in their order, best first; none for whom there is nothing. */
  async choose(people: readonly Reader[]): Promise<(readonly number[])[]> {
    const matcher = await this.matchers.current();
    await this.teach(matcher, matcher.unknownSearches(people));
    return matcher.choose(people);
  }

  /** Jobs for somebody who chose nothing and was told nothing. */
  async chooseForAnybody(): Promise<readonly number[]> {
    return (await this.matchers.current()).chooseForAnybody();
  }

  /** A job that was chosen is known to be closed: those that are open are read anew. */
  invalidate(): void {
    this.matchers.invalidate();
  }

  private async teach(matcher: Matcher, queries: readonly string[]): Promise<void> {
    // Who has nothing to ask needs no search, which would read its columns of all jobs first.
    if (queries.length === 0) return;
    const found = await this.search.newest(queries.map(toFilter), jobsOfSearch);
    for (const [index, query] of queries.entries()) matcher.learn(query, found[index]!);
  }
}

const toFilter = (query: string) => toJobFilter(templateVariables(searchJobs.template, {}, new URLSearchParams(query)));
