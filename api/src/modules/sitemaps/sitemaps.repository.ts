/** The page of a job or company. */
export interface ListedPage {
  id: number;
  slug: string;
  changedAt: Date;
}

/** A non-empty part of a sitemap. */
export interface ListedPart {
  part: number;
  /** Time of the last addition, change or closing. */
  changedAt: Date;
}

/** A category slug or city name with the last change of its jobs. */
export interface LandingChange {
  kind: 'category' | 'city';
  value: string;
  changedAt: Date;
}

/** Ids greater than `after`, up to and including `last`. */
export interface IdRange {
  after: number;
  last: number;
}

/** Changes are content changes. Reads that find a job unchanged do not update its time. */
export abstract class SitemapsRepository {
  /** Parts of `size` ids, counted from 1. */
  abstract jobParts(size: number): Promise<ListedPart[]>;
  abstract companyParts(size: number): Promise<ListedPart[]>;
  /** Open jobs, sorted by id. */
  abstract openJobs(range: IdRange, count: number): Promise<ListedPage[]>;
  /** Companies with an open job, sorted by id. */
  abstract hiringCompanies(range: IdRange, count: number): Promise<ListedPage[]>;
  abstract landingChanges(): Promise<LandingChange[]>;
}
