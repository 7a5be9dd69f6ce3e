import { Secret } from 'otpauth';
import { brand } from 'shared-contracts';
import { newAuthenticatorSecret, setupOf, stepOf } from './second-factor-codes.format.ts';

/** RFC 6238, appendix B, truncated to six digits. */
const secret = Buffer.from('12345678901234567890');
const vectors = [
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
] as const;

const at = (seconds: number) => new Date(seconds * 1000);

it.each(vectors)('accepts the code of second %d', (seconds, code) => {
  const step = Math.floor(seconds / 30);
  expect(stepOf(secret, code, at(seconds))).toBe(step);
  // One step of clock difference is accepted, two are not.
  expect([30, -30].map((off) => stepOf(secret, code, at(seconds + off)))).toEqual([step, step]);
  expect([60, -60].map((off) => stepOf(secret, code, at(seconds + off)))).toEqual([null, null]);
});

it.each(['', '28708', '2870820', 'abcdef', '000000'])('rejects the code %p', (code) => {
  expect(stepOf(secret, code, at(59))).toBeNull();
});

it('creates different secrets of twenty bytes', () => {
  const secrets = Array.from({ length: 50 }, () => newAuthenticatorSecret());
  expect(new Set(secrets.map((one) => one.toString('hex'))).size).toBe(50);
  expect(secrets.every(({ length }) => length === 20)).toBe(true);
});

it('returns the setup as text, URI and QR code', async () => {
  const setup = await setupOf(secret, 'ana sá');
  expect(setup.secret).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
  const uri = new URL(setup.uri);
  expect([uri.protocol, uri.host, decodeURIComponent(uri.pathname)]).toEqual([
    'otpauth:',
    'totp',
    `/${brand.name}:ana sá`,
  ]);
  expect(Object.fromEntries(uri.searchParams)).toEqual({
    issuer: brand.name,
    secret: setup.secret,
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  });
  expect(Secret.fromBase32(setup.secret).bytes).toEqual(new Uint8Array(secret));
  expect(decodeURIComponent(setup.qrCode)).toMatch(/^data:image\/svg\+xml,<svg [^>]*viewBox=/);
});
