/** Identified by our recipient id or by the provider's id. */
export type BouncedMail = { recipientId: string } | { providerId: string };

/**
 * `hard`: the address does not exist. `soft`: this mail could not be delivered. `complaint`: the recipient marked it as spam.
 */
export type BounceKind = 'hard' | 'soft' | 'complaint';

/** Port: records a bounce or a complaint at the recipient, and suppresses the address if its limit is reached. Idempotent. */
export abstract class Bounces {
  /** Addresses are removed from `reason`. Returns false for an unknown mail. */
  abstract record(mail: BouncedMail, kind: BounceKind, reason: string): Promise<boolean>;
}
