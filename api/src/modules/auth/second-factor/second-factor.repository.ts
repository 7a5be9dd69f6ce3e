import type { EntityManager } from 'typeorm';

/** Where a second factor is decided on: each of these is one statement, so of two at once one is told `false`. */
export abstract class SecondFactorRepository {
  /** Keeps a secret that does not count yet, in place of one that did not either. False: the account has a second factor. */
  abstract begin(userId: number, secret: Buffer): Promise<boolean>;
  /** From now on that secret counts; `step` is used up. False: it counts already, or another was begun with meanwhile. */
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
