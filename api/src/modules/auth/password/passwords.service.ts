import { Injectable } from '@nestjs/common';
import { hash, hashRaw, verify } from '@node-rs/argon2';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { brand } from 'shared-contracts';
import type { EntityManager } from 'typeorm';
import { InvalidRequestError } from '../../../http/index.ts';
import { UsersRepository, type UserEntity } from '../../users/index.ts';
import { PasswordWrongError, TooManyAttemptsError, UnauthenticatedError } from '../auth.errors.ts';
import { AttemptsRepository } from '../sign-in/attempts.repository.ts';

/** Parameters that OWASP recommends for argon2id, the library's default variant: 19 MiB, two passes, one lane. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Prefix of hashes with these parameters. */
const currentPrefix = '$argon2id$v=19$m=19456,t=2,p=1$';

/** Hash of an unused password. Verified if there is no account, so that the duration does not reveal its absence. */
const unusedHash = `${currentPrefix}3IgS+dx53qj5E/PsFB84HA$ivfTx0RLbOW1nHY8u7+tHNsEX62Sb4XYqPCktMfpoFw`;

@Injectable()
export class Passwords {
  hash(password: string): Promise<string> {
    return hash(password, parameters);
  }

  /** Deterministic for a password and salt, so that one hash can be compared with many stored ones. 32 bytes. */
  hashWithSalt(password: string, salt: Uint8Array): Promise<Buffer> {
    return hashRaw(password, { ...parameters, salt });
  }

  /** Takes the same time for a null hash, which no password matches. */
  async verify(passwordHash: string | null, password: string): Promise<boolean> {
    const isRight = await verify(passwordHash ?? unusedHash, password);
    return isRight && passwordHash !== null;
  }

  /** A new hash if the stored one has other parameters, otherwise null. */
  async renew(passwordHash: string, password: string): Promise<string | null> {
    return passwordHash.startsWith(currentPrefix) ? null : this.hash(password);
  }
}

/**
 * Minimum number of guesses: more than the dictionary has entries, and fewer than six random characters need (1,000,000),
 * which SPEC §5 allows.
 */
const minimumGuesses = 100_000;

/** Number of characters that are estimated: matching takes more than linear time. */
const windowLength = 16;

const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, l33tMaxSubstitutions: 8 });

type Owner = Partial<Pick<UserEntity, 'username' | 'email' | 'firstName' | 'lastName'>>;

/**
 * Whether a password is common, a simple pattern (`abcdef`, `aaaaaa`, a date), or the name of its owner or of this site. A
 * longer password is common only if both its first and its last 16 characters are.
 */
export function isCommonPassword(password: string, owner: Owner): boolean {
  const words = [brand.name, owner.username, ...(owner.email ?? '').split(/[@.]/), owner.firstName, owner.lastName];
  const known = words.filter((word): word is string => Boolean(word));
  const windows = [password.slice(0, windowLength), password.slice(-windowLength)];
  return [...new Set(windows)].every((part) => estimator.check(part, known).guesses < minimumGuesses);
}

/** @throws InvalidRequestError with `fields.password` */
export function refuseCommonPassword(password: string, owner: Owner): void {
  if (isCommonPassword(password, owner)) throw new InvalidRequestError({ password: 'validation.passwordCommon' });
}

/** Password confirmation of a signed-in user. Wrong passwords count as at sign-in. */
@Injectable()
export class PasswordCheck {
  constructor(
    private readonly users: UsersRepository,
    private readonly attempts: AttemptsRepository,
    private readonly passwords: Passwords,
  ) {}

  /**
   * @param alsoRequire A further check; an error thrown by it counts as a wrong password.
   * @throws PasswordWrongError (403), TooManyAttemptsError (429)
   */
  async requirePassword(
    { id, passwordHash }: UserEntity,
    password: string,
    alsoRequire: () => Promise<void> = async () => {},
  ): Promise<void> {
    const secondsLeft = await this.attempts.count(id);
    if (secondsLeft > 0) throw new TooManyAttemptsError(secondsLeft);
    if (!(await this.passwords.verify(passwordHash, password))) throw new PasswordWrongError();
    await alsoRequire();
    await this.attempts.clear(id);
  }

  /**
   * Locks the account's row for the confirmed action. @throws PasswordWrongError if the password was changed
   * concurrently
   */
  async lock({ id, passwordHash }: UserEntity, manager: EntityManager): Promise<UserEntity> {
    const current = await this.users.lock(id, manager);
    if (current === null) throw new UnauthenticatedError();
    if (current.passwordHash !== passwordHash) throw new PasswordWrongError();
    return current;
  }
}
