/** One complete or incremental list of the HR backend, still to be walked through. */
export interface HrListing {
  /** Names the whole list; null where the source tells none. */
  etag: string | null;
  /** Entries of the whole list, as the source tells it. */
  total: number;
  /**
   * Walks through the list, following its cursor.
   * @throws HrReadError; `torn` when the source changed meanwhile: begin again with a new listing
   */
  pages: AsyncIterable<readonly unknown[]>;
}

/** `unchanged`: the list is the one that the given ETag names. */
export type HrAnswer = HrListing | 'unchanged';

/** The HR backend of docs/hr-backend.md. Entries are given as they came: anything may be in them. */
export abstract class HrSource {
  /** @throws HrReadError */
  abstract companies(knownEtag: string | null): Promise<HrAnswer>;
  /** Every job. @throws HrReadError */
  abstract jobs(knownEtag: string | null): Promise<HrAnswer>;
  /** Jobs that changed at this moment or later, closed ones included. @throws HrReadError */
  abstract jobsUpdatedSince(moment: Date): Promise<HrListing>;
}
