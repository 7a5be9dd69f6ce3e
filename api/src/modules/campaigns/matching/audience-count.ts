import { exclusionReasons, type ExclusionReason } from 'shared-contracts';
import type { AudienceReport } from '../audience-reports.ts';
import type { Subscriber } from './subscriber.ts';

/** Accumulates the audience report page by page. */
export class AudienceCount {
  private readonly excluded = Object.fromEntries(exclusionReasons.map((reason) => [reason, 0])) as Record<
    ExclusionReason,
    number
  >;
  private readonly lists = new Set<string>();
  private recipients = 0;

  /** @param chosen jobs of the subscribers in the page who are not excluded */
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
