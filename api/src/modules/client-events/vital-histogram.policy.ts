import type { VitalName } from 'shared-contracts';

/** Buckets per doubling: neighbouring bounds differ by 9 %. */
const perDoubling = 8;

/** Index of the last bucket. Its values have no upper bound: more than 60 s, or a layout shift of more than 3.8. */
const lastBucket = 96;

/** Upper bound of bucket 0, which begins at 0: milliseconds, or a layout shift score. */
const units: Readonly<Record<VitalName, number>> = { LCP: 16, INP: 16, CLS: 0.001, 'long-task': 16 };

const powers = Array.from({ length: lastBucket + 1 }, (_, bucket) => 2 ** (bucket / perDoubling));

/** Values of a bucket are at most this, and more than the bound of the previous bucket. */
const upperBound = (name: VitalName, bucket: number) => units[name] * powers[bucket]!;
const lowerBound = (name: VitalName, bucket: number) => (bucket === 0 ? 0 : upperBound(name, bucket - 1));

export function bucketOf(name: VitalName, value: number): number {
  const bucket = Math.ceil(perDoubling * Math.log2(value / units[name]));
  return Math.min(Math.max(bucket, 0), lastBucket);
}

/** Numbers of values by bucket. A bucket without values may be absent. */
export type Histogram = ReadonlyMap<number, number>;

export interface Estimate {
  value: number;
  /** 95 % interval. */
  low: number;
  high: number;
}

/** Two-sided, 95 %. */
const normalQuantile = 1.959964;

/** Values of a vital, known by bucket. The values of a bucket are taken as evenly distributed over it. */
export class Distribution {
  /** Number of values. */
  readonly size: number;
  /** Numbers of values in lower buckets, by bucket; the last item is the size. */
  private readonly below = new Float64Array(lastBucket + 2);

  constructor(
    private readonly name: VitalName,
    histogram: Histogram,
  ) {
    for (let bucket = 0; bucket <= lastBucket; bucket += 1) {
      this.below[bucket + 1] = this.below[bucket]! + (histogram.get(bucket) ?? 0);
    }
    this.size = this.below[lastBucket + 1]!;
  }

  /** Largest value of the scale. */
  get limit(): number {
    return upperBound(this.name, lastBucket);
  }

  /** Number of values above `value`. */
  above(value: number): number {
    if (value <= 0) return this.size;
    const bucket = bucketOf(this.name, value);
    const low = lowerBound(this.name, bucket);
    const share = Math.min((value - low) / (upperBound(this.name, bucket) - low), 1);
    return this.size - this.below[bucket]! - share * (this.below[bucket + 1]! - this.below[bucket]!);
  }

  /** The value that a share of the values does not exceed, `0.75` for p75. There are values. */
  quantile(share: number): number {
    return this.valueAt(share * this.size);
  }

  /** Quantile with the interval of its order statistics, without assumption about the distribution. Null without values. */
  estimate(share: number): Estimate | null {
    if (this.size === 0) return null;
    const rank = share * this.size;
    const margin = normalQuantile * Math.sqrt(rank * (1 - share));
    return {
      value: this.valueAt(rank),
      low: this.valueAt(Math.max(rank - margin, 0)),
      high: this.valueAt(Math.min(rank + margin, this.size)),
    };
  }

  /** The value with `rank` values below it. */
  private valueAt(rank: number): number {
    let bucket = 0;
    while (bucket < lastBucket && (this.below[bucket + 1]! < rank || this.below[bucket + 1] === 0)) bucket += 1;
    const low = lowerBound(this.name, bucket);
    const count = this.below[bucket + 1]! - this.below[bucket]!;
    return low + ((upperBound(this.name, bucket) - low) * Math.max(rank - this.below[bucket]!, 0)) / Math.max(count, 1);
  }
}

/** Share of failures with Wilson's interval, which is valid for few views and rare failures. Null without views. */
export function estimateRate(failures: number, views: number): Estimate | null {
  if (views === 0) return null;
  const rate = Math.min(failures / views, 1);
  const z2 = normalQuantile ** 2;
  const center = (rate + z2 / (2 * views)) / (1 + z2 / views);
  const margin = (normalQuantile / (1 + z2 / views)) * Math.sqrt((rate * (1 - rate)) / views + z2 / (4 * views ** 2));
  return { value: rate, low: Math.max(0, center - margin), high: Math.min(1, center + margin) };
}
