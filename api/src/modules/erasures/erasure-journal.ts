import type { Erasure } from './erasure.ts';

/** All erasures, stored outside the database. Append-only. An erasure may occur more than once. */
export abstract class ErasureJournal {
  /** Resolves once the erasures are durable. All or none are written. */
  abstract append(erasures: readonly Erasure[]): Promise<void>;

  /** In no order. @throws Error if it cannot be read completely */
  abstract read(): Promise<Erasure[]>;
}
