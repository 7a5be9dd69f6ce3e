/** A complete or incremental list of the HR backend. Pages are requested on iteration. */
export interface HrListing {
  /** ETag of the whole list; null if the source sends none. */
  etag: string | null;
  /** Number of entries of the whole list, as announced by the source. */
  total: number;
  /**
   * Pages of the list, following its cursor. @throws HrReadError; `torn` if the source changed during the read, which
   * then requires a new listing
   */
  pages: AsyncIterable<readonly unknown[]>;
}

/** `unchanged`: the list has the given ETag. */
export type HrAnswer = HrListing | 'unchanged';

/** The HR backend of docs/hr-backend.md. Entries are unvalidated. */
export abstract class HrSource {
  /** @throws HrReadError */
  abstract companies(knownEtag: string | null): Promise<HrAnswer>;
  /** All jobs. @throws HrReadError */
  abstract jobs(knownEtag: string | null): Promise<HrAnswer>;
  /** Jobs updated at or after `moment`, including closed ones. @throws HrReadError */
  abstract jobsUpdatedSince(moment: Date): Promise<HrListing>;
}
