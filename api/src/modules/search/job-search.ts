import type { JobFilter, JobSearchPage } from 'shared-contracts';

/** Finds jobs by the one rule set of DESIGN §5, for the page, the alerts and the newsletter. */
export abstract class JobSearch {
  /**
   * One page with totals and facet counts. Never fails on what a visitor asks: unknown values give an empty list, a page
   * beyond the end gives the last one.
   * @param now the moment that "featured", "posted within" and "still open" are judged at
   */
  abstract search(filter: JobFilter, now?: Date): Promise<JobSearchPage>;
}
