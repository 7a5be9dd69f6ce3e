/** Page of a job or a company. */
export interface ListedPage {
  id: number;
  slug: string;
  changedAt: Date;
}

/** A part of a list that has something to list. */
export interface ListedPart {
  part: number;
  /** When something was added, changed or closed last. */
  changedAt: Date;
}

/** A category by its slug, or a city by its name, with the last change of its jobs. */
export interface LandingChange {
  kind: 'category' | 'city';
  value: string;
  changedAt: Date;
}

/** Numbers above `after`, up to and with `last`. */
export interface IdRange {
  after: number;
  last: number;
}

/** A change is one of the content: a read of the source that finds a job as it was leaves its time alone. */
export abstract class SitemapsRepository {
  /** Parts of `size` numbers, counted from 1. */
  abstract jobParts(size: number): Promise<ListedPart[]>;
  abstract companyParts(size: number): Promise<ListedPart[]>;
  /** Open jobs by number. */
  abstract openJobs(range: IdRange, count: number): Promise<ListedPage[]>;
  /** Companies with an open job, by number. */
  abstract hiringCompanies(range: IdRange, count: number): Promise<ListedPage[]>;
  abstract landingChanges(): Promise<LandingChange[]>;
}
