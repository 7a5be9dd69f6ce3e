import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { brand } from 'shared-contracts';
import { InvalidRequestError } from '../../http/index.ts';
import type { UserEntity } from '../users/index.ts';

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
