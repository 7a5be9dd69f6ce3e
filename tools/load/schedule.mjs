import { build } from 'hdr-histogram-js';

/** Bounds of one run. */
export const limits = { perSecond: 2000, seconds: 3600, arrivals: 1_000_000 };

/**
 * Times of arrivals in milliseconds from the start: a Poisson process, whose rate changes linearly from `rate` to `toRate`. Arrivals do
 * not depend on responses (open loop), as with visitors who do not know each other.
 * @param {{ rate: number, toRate?: number | undefined, seconds: number, random?: () => number }} load Arrivals per second.
 * @returns {Generator<number>}
 */
export function* arrivals({ rate, toRate = rate, seconds, random = Math.random }) {
  const highest = Math.max(rate, toRate);
  if (!(Math.min(rate, toRate) > 0) || highest > limits.perSecond || !(seconds > 0) || seconds > limits.seconds) {
    throw new RangeError(`A load has 0 to ${limits.perSecond} arrivals per second, and 0 to ${limits.seconds} seconds`);
  }
  let at = 0;
  for (let count = 0; count < limits.arrivals;) {
    at += (-Math.log(1 - random()) / highest) * 1000;
    if (at >= seconds * 1000) return;
    // Thinning: of arrivals at the highest rate the share of the current rate is kept.
    const current = rate + ((toRate - rate) * at) / (seconds * 1000);
    if (random() * highest >= current) continue;
    count += 1;
    yield at;
  }
}

/**
 * @typedef {object} KindFigures Milliseconds.
 * @property {string} kind
 * @property {number} requests
 * @property {number} p50
 * @property {number} p90
 * @property {number} p99
 * @property {number} max
 * @property {number} errors
 */

/**
 * @typedef {object} SecondFigures Requests that were due in one second.
 * @property {number} second
 * @property {number} requests
 * @property {number} errors
 * @property {number} p50
 * @property {number} p99
 */

const newHistogram = () =>
  build({ lowestDiscernibleValue: 1, highestTrackableValue: 3_600_000_000, numberOfSignificantValueDigits: 3 });

/** Latencies by kind and by second, in histograms of constant size. */
export class Measurements {
  /** @type {Map<string, { histogram: import('hdr-histogram-js').Histogram, errors: Map<string, number> }>} */
  #kinds = new Map();
  /** @type {Map<number, { histogram: import('hdr-histogram-js').Histogram, errors: number }>} */
  #seconds = new Map();

  /**
   * @param {{ kind: string, due: number, ms: number, failure: string | null }} request `due`: milliseconds from the start at which it was
   *   due. `ms`: from then to its end, so that a generator or server that falls behind is not measured as fast (coordinated omission).
   */
  add({ kind, due, ms, failure }) {
    const ofKind = this.#kinds.get(kind) ?? { histogram: newHistogram(), errors: new Map() };
    this.#kinds.set(kind, ofKind);
    const second = Math.floor(due / 1000);
    const ofSecond = this.#seconds.get(second) ?? { histogram: newHistogram(), errors: 0 };
    this.#seconds.set(second, ofSecond);
    const microseconds = Math.max(1, Math.round(ms * 1000));
    for (const { histogram } of [ofKind, ofSecond]) histogram.recordValue(microseconds);
    if (failure === null) return;
    ofKind.errors.set(failure, (ofKind.errors.get(failure) ?? 0) + 1);
    ofSecond.errors += 1;
  }

  /** @returns {KindFigures[]} The most frequent kind first. */
  byKind() {
    return [...this.#kinds]
      .map(([kind, { histogram, errors }]) => ({
        kind,
        requests: histogram.totalCount,
        p50: at(histogram, 50),
        p90: at(histogram, 90),
        p99: at(histogram, 99),
        max: at(histogram, 100),
        errors: [...errors.values()].reduce((sum, count) => sum + count, 0),
      }))
      .toSorted((one, other) => other.requests - one.requests);
  }

  /** @returns {SecondFigures[]} */
  bySecond() {
    return [...this.#seconds]
      .map(([second, { histogram, errors }]) => ({
        second,
        requests: histogram.totalCount,
        errors,
        p50: at(histogram, 50),
        p99: at(histogram, 99),
      }))
      .toSorted((one, other) => one.second - other.second);
  }

  /** Reasons of failures with their number. */
  errors() {
    return [...this.#kinds].flatMap(([kind, { errors }]) =>
      [...errors].map(([reason, count]) => ({ kind, reason, count })),
    );
  }
}

/** Milliseconds with two decimals. @param {import('hdr-histogram-js').Histogram} histogram @param {number} percentile */
const at = (histogram, percentile) => Math.round(histogram.getValueAtPercentile(percentile) / 10) / 100;
