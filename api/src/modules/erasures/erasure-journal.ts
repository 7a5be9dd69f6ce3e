import type { Erasure } from './erasure.ts';

/**
 * The erasures of all time, in a place that is not lost with the database. Nothing in it is changed or deleted. An erasure may be in
 * it more than once.
 */
export abstract class ErasureJournal {
  /** Resolves once the erasures survive a loss of power here. All or none. */
  abstract append(erasures: readonly Erasure[]): Promise<void>;

  /** In no order. @throws Error where it cannot be read to its end */
  abstract read(): Promise<Erasure[]>;
}
