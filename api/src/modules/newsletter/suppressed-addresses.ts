import type { EntityManager } from 'typeorm';

/** Why an address is suppressed: `suppressed_addresses.reason`. */
export type SuppressionReason = 'unsubscribed' | 'hard_bounce' | 'soft_bounces' | 'complaint';

/** Port: suppressed addresses. They are stored as keyed hashes, and kept after erasure. */
export abstract class SuppressedAddresses {
  /**
   * A more severe reason is kept. Reasons that come from the subscriber (`unsubscribed`, `complaint`) also turn their alerts
   * off. Idempotent.
   */
  abstract suppress(email: string, reason: SuppressionReason, manager?: EntityManager): Promise<void>;

  /** The third undeliverable mail within 30 days suppresses the address. Each mail counts once. */
  abstract recordSoftBounce(email: string, messageId: string): Promise<void>;

  abstract has(email: string): Promise<boolean>;
}
