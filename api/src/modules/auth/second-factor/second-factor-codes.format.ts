import { createHmac, randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { toString as drawQrCode } from 'qrcode';
import { brand, limits, type SecondFactorSetup } from 'shared-contracts';
import { deriveKey } from '../../../security/secrets.format.ts';

/** The defaults of all authenticator apps. */
const settings = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
const secretBytes = 20;
/** Accepted steps before and after the current one: clocks differ. */
const stepsAround = 1;

const toSecret = (bytes: Buffer) => new Secret({ buffer: new Uint8Array(bytes).buffer });

export const newAuthenticatorSecret = (): Buffer => Buffer.from(new Secret({ size: secretBytes }).bytes);

/** The time step of a code; null for a wrong code. `code` has six digits. */
export function stepOf(secret: Buffer, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const delta = TOTP.validate({
    ...settings,
    token: code,
    secret: toSecret(secret),
    timestamp,
    window: stepsAround,
  });
  return delta === null ? null : TOTP.counter({ period: settings.period, timestamp }) + delta;
}

/** The setup as text, URI and QR code. `account` is the label of the entry in the app. */
export async function setupOf(secret: Buffer, account: string): Promise<SecondFactorSetup> {
  const totp = new TOTP({ ...settings, issuer: brand.name, label: account, secret: toSecret(secret) });
  const uri = totp.toString();
  const svg = await drawQrCode(uri, { type: 'svg', errorCorrectionLevel: 'M' });
  return { secret: totp.secret.base32, uri, qrCode: `data:image/svg+xml,${encodeURIComponent(svg)}` };
}

/** Base32 of RFC 4648. It omits 0, 1, 8 and 9, which can be confused with letters. */
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
    this.key = deriveKey(secret, 'recovery codes');
  }

  /** Null if the input cannot be a recovery code. */
  hash(userId: number, typed: string): Buffer | null {
    const code = readRecoveryCode(typed);
    return code === null ? null : createHmac('sha256', this.key).update(`${userId}:${code}`).digest();
  }
}
