import type { JobFilter, JobSearchPage } from 'shared-contracts';

/** Finds jobs by the rules of DESIGN §5, for the search page, alerts and the newsletter. */
export abstract class JobSearch {
  /**
   * One page with totals and facet counts. Does not reject filter values: unknown values give an empty list, a page
   * beyond the end gives the last page.
   * @param now the time used for "featured", "posted within" and closing dates
   */
  abstract search(filter: JobFilter, now?: Date): Promise<JobSearchPage>;
}
