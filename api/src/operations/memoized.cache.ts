import { valueInTime } from 'server-kit';

/**
 * Memoizes an expensive read for `milliseconds` after it has resolved. Concurrent callers share one call. A rejection is
 * passed to all of its callers and not memoized.
 * Custom implementation: lru-cache treats a lifetime of 0, which here shares concurrent calls only, as unlimited.
 */
export function memoizeFor<Value>(milliseconds: number, read: () => Promise<Value>): () => Promise<Value> {
  let last: Promise<Value> | null = null;
  let until = 0;
  const begin = async () => {
    try {
      const value = await read();
      until = performance.now() + milliseconds;
      return value;
    } catch (error) {
      last = null;
      throw error;
    }
  };
  return () => {
    if (last === null || performance.now() >= until) {
      // Callers during the read share it.
      until = Infinity;
      last = begin();
    }
    return last;
  };
}

/** Milliseconds. */
export interface RevalidationTimes {
  /** A value is not read again during this time. */
  fresh: number;
  /** A caller waits this long for the next value before it gets the previous one. */
  wait: number;
  /** A value of this age is not returned; callers wait for the next one. */
  stale: number;
}

/**
 * Caches a value that is expensive to read and that any client can request. It is read at most once at a time, and a slow read does
 * not delay callers. Failures are not cached; if callers need a result immediately, `read` maps the failure to a value.
 * Custom implementation: lru-cache with `allowStale` returns the previous value at once, however fast the read, and of any age.
 */
export class StaleWhileRevalidate<Value> {
  private last: { value: Value; at: number } | null = null;
  private reading: Promise<Value> | null = null;

  constructor(
    private readonly times: RevalidationTimes,
    private readonly read: () => Promise<Value>,
  ) {}

  /** @throws the error of `read`, if there is no value younger than `stale` milliseconds */
  async get(): Promise<Value> {
    const { last, times } = this;
    const age = last === null ? Infinity : performance.now() - last.at;
    if (last !== null && age < times.fresh) return last.value;
    this.reading ??= this.readNext();
    if (last === null || age >= times.stale) return this.reading;
    return valueInTime(this.reading, times.wait, last.value);
  }

  private async readNext(): Promise<Value> {
    try {
      const value = await this.read();
      this.last = { value, at: performance.now() };
      return value;
    } finally {
      this.reading = null;
    }
  }
}
