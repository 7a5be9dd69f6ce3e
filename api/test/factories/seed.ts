/** Whole numbers from 0 to `below` exclusive. */
export type NumberSequence = (below: number) => number;

/** The sequence of a seed (mulberry32). */
export function sequenceOf(seed: number): NumberSequence {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

/** `global-setup.ts` chooses and prints the seed; a run is repeated with `TEST_SEED=<printed>`. */
export const nextNumber = sequenceOf(Number(process.env.TEST_SEED));

/** One of a list. */
export function pick<T>(values: readonly T[]): T {
  const value = values[nextNumber(values.length)];
  if (value === undefined) throw new Error('The list is empty');
  return value;
}

let counter = 0;

/** 1, 2, 3 …, for unique names and slugs. */
export function nextSerial(): number {
  counter += 1;
  return counter;
}
