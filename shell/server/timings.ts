/** Timeouts and limits of the server, in milliseconds. Tests use other values. */
export interface Timings {
  /** Deadline for all API responses of a page. */
  dataDeadline: number;
  sessionDeadline: number;
  /**
   * Deadline of one rendered part, in milliseconds; the page is sent without it afterwards. On a slow connection the
   * scripts would take longer than this.
   */
  contentDeadline: number;
  /** Maximum run time of an entry; its process is terminated afterwards. */
  contentKill: number;
  /** Maximum time in which a process must load its entries; it is terminated afterwards. */
  contentWarmUp: number;
  /** How long the circuit breaker of an entry stays open after three failures. */
  breakerPause: number;
  /**
   * Maximum age of rendered content, also when its data has not changed: relative times such as "2 hours ago" become
   * wrong.
   */
  contentAge: number;
  registryCheck: number;
  /** Time for requests in flight while the server stops. */
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
