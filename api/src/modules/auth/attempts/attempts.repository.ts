import type { EntityManager } from 'typeorm';

/** Wrong answers for one account after which it takes none for the rest of the window. */
export const maxWrongAnswers = 10;
/**
 * The same for an account at sign-in, by any spelling of its logins. Each of its two logins allows up to 20 in any window, so
 * that this limit is not reached first and reveals nothing.
 */
export const maxWrongSignIns = 40;
/** Begins with the first wrong answer. */
export const wrongAnswersWindowMs = 15 * 60_000;

/**
 * Number of wrong attempts for an account. Stored in the account's row, so concurrent attempts are counted one by
 * one.
 */
export abstract class AttemptsRepository {
  /**
   * Counts an answer as wrong before it is looked at. Returns 0, or the seconds until another one is taken: then nothing
   * was counted.
   */
  abstract count(userId: number, limit?: number): Promise<number>;
  /** Reverts a counted attempt that was not wrong but did not sign in either. */
  abstract takeBack(userId: number): Promise<void>;
  /** The person is who they say. */
  abstract clear(userId: number, manager?: EntityManager): Promise<void>;
}
