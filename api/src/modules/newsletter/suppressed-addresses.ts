import type { EntityManager } from 'typeorm';

/** Why nothing is mailed to an address: as `suppressed_addresses.reason`. */
export type SuppressionReason = 'unsubscribed' | 'hard_bounce' | 'soft_bounces' | 'complaint';

/** Port: addresses that no alert is mailed to. They are kept as keyed hashes, which outlive the people. */
export abstract class SuppressedAddresses {
  /** A graver reason stays. What its reader asked for (`unsubscribed`, `complaint`) turns their alerts off, too. Idempotent. */
  abstract suppress(email: string, reason: SuppressionReason, manager?: EntityManager): Promise<void>;

  /** The third mail within 30 days that could not be delivered suppresses. The same mail counts once. */
  abstract noteSoftBounce(email: string, messageId: string): Promise<void>;

  abstract has(email: string): Promise<boolean>;
}
