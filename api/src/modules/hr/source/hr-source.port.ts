/** Why a read was aborted. Its rows are discarded, and the data of the last successful read remains. */
type HrReadFailure =
  | 'unreachable'
  | 'timeout'
  | 'refused'
  | 'too_many_requests'
  | 'too_large'
  | 'malformed'
  | 'torn'
  | 'cut'
  | 'shrunk';

export class HrReadError extends Error {
  override readonly name = 'HrReadError';

  constructor(
    readonly failure: HrReadFailure,
    /** For operators. Contains no secrets. */
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** A permanent refusal by the HR backend: 404 unknown, 410 closed, other 4xx invalid request. */
export class HrRefusedError extends Error {
  override readonly name = 'HrRefusedError';

  constructor(readonly status: number) {
    super(`The HR backend refused permanently (${status})`);
  }
}

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
