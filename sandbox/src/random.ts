import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

/** One stream of random values. The same seed gives the same values on every machine. */
export class Random {
  readonly #generator;

  constructor(seed: number) {
    this.#generator = xoroshiro128plus(seed);
  }

  /** In [0, 1). */
  float(): number {
    return uniformFloat64(this.#generator);
  }

  /** Both bounds included. */
  int(min: number, max: number): number {
    return uniformInt(this.#generator, min, max);
  }

  chance(probability: number): boolean {
    return this.float() < probability;
  }

  pick<T>(values: readonly T[]): T {
    const value = values[this.int(0, values.length - 1)];
    if (value === undefined) throw new RangeError('The list is empty');
    return value;
  }

  /** `count` distinct values in the order of the list; all values if there are fewer. */
  sample<T>(values: readonly T[], count: number): T[] {
    let wanted = Math.min(count, values.length);
    return values.filter((_, index) => {
      const taken = this.int(1, values.length - index) <= wanted;
      if (taken) wanted -= 1;
      return taken;
    });
  }

  /** A value with a probability in proportion to its weight. */
  weighted<T>(values: readonly T[], weightOf: (value: T) => number): T {
    let left = this.float() * values.reduce((sum, value) => sum + weightOf(value), 0);
    for (const value of values) {
      left -= weightOf(value);
      if (left < 0) return value;
    }
    return this.pick(values);
  }
}

/** A separate seed for each part of the data, so that changing one part does not affect the others. */
export function mixSeed(seed: number, ...parts: (number | string)[]): number {
  return parts.reduce<number>((mixed, part) => scramble(mixed ^ (typeof part === 'number' ? part : hash(part))), seed);
}

/** FNV-1a. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return value | 0;
}

/** The finaliser of MurmurHash3, so neighbouring seeds are not correlated. */
function scramble(value: number): number {
  let mixed = Math.imul((value + 0x9e3779b9) ^ (value >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) | 0;
}
