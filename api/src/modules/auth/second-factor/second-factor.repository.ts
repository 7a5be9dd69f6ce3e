import type { EntityManager } from 'typeorm';

/** Changes of second factors. Each is one statement, so one of two concurrent calls returns `false`. */
export abstract class SecondFactorRepository {
  /** Keeps a secret that does not count yet, in place of one that did not either. False: the account has a second factor. */
  abstract begin(userId: number, secret: Buffer): Promise<boolean>;
  /** Activates the secret and consumes `step`. False: it is already active, or another setup was started. */
  abstract activate(userId: number, secret: Buffer, step: number, manager: EntityManager): Promise<boolean>;
  /** False: there was none. Its recovery codes are for `replaceRecoveryCodes`. */
  abstract deactivate(userId: number, manager: EntityManager): Promise<boolean>;
  /** False: that step's code, or a later one, was used before, or this secret does not count any more. */
  abstract useStep(userId: number, secret: Buffer, step: number): Promise<boolean>;
  /** The former ones are void. */
  abstract replaceRecoveryCodes(userId: number, hashes: readonly Buffer[], manager: EntityManager): Promise<void>;
  /** False: there is no such code, or it was used before. */
  abstract useRecoveryCode(userId: number, hash: Buffer): Promise<boolean>;
}
