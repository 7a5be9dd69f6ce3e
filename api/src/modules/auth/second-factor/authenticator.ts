import { Secret, TOTP } from 'otpauth';
import { toString as drawQrCode } from 'qrcode';
import { brand, type SecondFactorSetup } from 'shared-contracts';

/** What every authenticator app knows without being told. */
const settings = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
const secretBytes = 20;
/** Before and after the present one: clocks differ. */
const stepsAround = 1;

const toSecret = (bytes: Buffer) => new Secret({ buffer: new Uint8Array(bytes).buffer });

export const newAuthenticatorSecret = (): Buffer => Buffer.from(new Secret({ size: secretBytes }).bytes);

/** The time step whose code this is, or null. `code` is six digits. */
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

/** As an app takes it: typed, opened, or seen. `account` is what it calls the entry. */
export async function setupOf(secret: Buffer, account: string): Promise<SecondFactorSetup> {
  const totp = new TOTP({ ...settings, issuer: brand.name, label: account, secret: toSecret(secret) });
  const uri = totp.toString();
  const svg = await drawQrCode(uri, { type: 'svg', errorCorrectionLevel: 'M' });
  return { secret: totp.secret.base32, uri, qrCode: `data:image/svg+xml,${encodeURIComponent(svg)}` };
}
