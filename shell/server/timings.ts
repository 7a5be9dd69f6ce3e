/** Waits and limits of the server, in milliseconds. Tests shorten or lengthen them. */
export interface Timings {
  /** All answers of a page together. */
  dataDeadline: number;
  sessionDeadline: number;
  /**
   * Deadline of one rendered part, in milliseconds; the page is sent without it afterwards. On a slow connection the
   * scripts would take longer than this.
   */
  contentDeadline: number;
  /** An entry that is still running then ends its process. */
  contentKill: number;
  /** A process that has not loaded its entries by then is given up. */
  contentWarmUp: number;
  /** How long the circuit breaker of an entry stays open after three failures. */
  breakerPause: number;
  /**
   * Maximum age of rendered content, also when its data has not changed: relative times such as "2 hours ago" become
   * wrong.
   */
  contentAge: number;
  registryCheck: number;
  /** Time that a stopping server grants to requests in flight. */
  shutdown: number;
}

const defaultTimings: Timings = {
  dataDeadline: 2500,
  sessionDeadline: 1000,
  contentDeadline: 500,
  contentKill: 1000,
  contentWarmUp: 8000,
  breakerPause: 30_000,
  contentAge: 60_000,
  registryCheck: 1000,
  shutdown: 5000,
};

/** The usual timings for a machine on which the parts of a page take `factor` times as long. */
export function timingsFor(factor: number): Timings {
  const { dataDeadline, sessionDeadline, contentDeadline, contentKill, contentWarmUp, ...others } = defaultTimings;
  return {
    ...others,
    dataDeadline: dataDeadline * factor,
    sessionDeadline: sessionDeadline * factor,
    contentDeadline: contentDeadline * factor,
    contentKill: contentKill * factor,
    contentWarmUp: contentWarmUp * factor,
  };
}
