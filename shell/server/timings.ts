/** Waits and limits of the server, in milliseconds. Tests shorten or lengthen them. */
export interface Timings {
  /** All answers of a page together. */
  dataDeadline: number;
  sessionDeadline: number;
  /** One rendered part; the page goes out without it afterwards. On a slow line the scripts would take longer than this. */
  contentDeadline: number;
  /** An entry that is still running then takes its thread down with it. */
  contentKill: number;
  /** A thread that has not loaded its entries by then is given up. */
  contentWarmUp: number;
  /** How long an entry that failed three times is left alone. */
  breakerPause: number;
  /** How long rendered content serves, also where its data has not changed: "2 hours ago" grows old. */
  contentAge: number;
  registryCheck: number;
  /** Slowest request head and whole request that are waited for; uploads pass through here. */
  headersTimeout: number;
  requestTimeout: number;
  /** What a stopping server gives to requests in flight. */
  shutdown: number;
}

export const defaultTimings: Timings = {
  dataDeadline: 2500,
  sessionDeadline: 1000,
  contentDeadline: 500,
  contentKill: 1000,
  contentWarmUp: 8000,
  breakerPause: 30_000,
  contentAge: 60_000,
  registryCheck: 1000,
  headersTimeout: 15_000,
  requestTimeout: 60_000,
  shutdown: 5000,
};
