import { exclusionReasons, type ExclusionReason } from 'shared-contracts';
import type { AudienceReport } from '../audience-reports.ts';
import type { Subscriber } from './person.ts';

/** Adds up, page by page, what a campaign would do. */
export class AudienceCount {
  private readonly excluded = Object.fromEntries(exclusionReasons.map((reason) => [reason, 0])) as Record<
    ExclusionReason,
    number
  >;
  private readonly lists = new Set<string>();
  private recipients = 0;

  /** @param chosen jobs of those in the page whom no reason leaves out */
  add(page: readonly Subscriber[], chosen: readonly (readonly number[])[]): void {
    for (const { reason } of page) if (reason !== null) this.excluded[reason]++;
    for (const jobs of chosen) {
      if (jobs.length === 0) {
        this.excluded.noJobs++;
      } else {
        this.recipients++;
        this.lists.add(jobs.join());
      }
    }
  }

  result(): Omit<AudienceReport, 'sample'> {
    const left = Object.values(this.excluded).reduce((sum, count) => sum + count, 0);
    const { recipients, excluded, lists } = this;
    return { subscribers: left + recipients, recipients, excluded, jobLists: lists.size };
  }
}
