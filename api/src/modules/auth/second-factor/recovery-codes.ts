import { createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { limits } from 'shared-contracts';

/** Base32 of RFC 4648, without 0, 1, 8 and 9, which are taken for letters. */
const alphabet = 'abcdefghijklmnopqrstuvwxyz234567';
const groups = 3;
const groupCharacters = 4;
const characters = groups * groupCharacters;
const shape = new RegExp(`^[${alphabet}]{${characters}}$`);

/**
 * `abcd-efgh-2345`: 60 random bits. A byte has eight times as many values as the alphabet, so the distribution is
 * uniform.
 */
function newRecoveryCode(): string {
  const letters = Array.from(randomBytes(characters), (byte) => alphabet[byte % alphabet.length]).join('');
  return Array.from({ length: groups }, (_, group) =>
    letters.slice(group * groupCharacters, (group + 1) * groupCharacters),
  ).join('-');
}

export const newRecoveryCodes = (): string[] => Array.from({ length: limits.recoveryCodes }, newRecoveryCode);

/** The input without separators; null if it cannot be a recovery code. */
export function readRecoveryCode(typed: string): string | null {
  const code = typed.toLowerCase().replaceAll(/[\s\p{Pd}]/gu, '');
  return shape.test(code) ? code : null;
}

/** Keyed hash of a recovery code, so that read access to the database does not allow guessing codes. */
export class RecoveryCodeHashes {
  private readonly key: Buffer;

  constructor(secret: string) {
    this.key = Buffer.from(hkdfSync('sha256', secret, '', 'recovery codes', 32));
  }

  /** Null for what is no recovery code. */
  hash(userId: number, typed: string): Buffer | null {
    const code = readRecoveryCode(typed);
    return code === null ? null : createHmac('sha256', this.key).update(`${userId}:${code}`).digest();
  }
}
