import { createHmac, timingSafeEqual } from 'node:crypto';
import { fieldsOf, ManifestError, textOf } from '../rules/manifest-fields.ts';
import { idPattern, versionPattern } from '../rules/remote-manifest.ts';

/** One version of one remote, for the browsers that open its link. It names no address: versions are files of the site. */
export interface Preview {
  remote: string;
  version: string;
  endsAt: Date;
  pullRequest: number | null;
}

/** Why a token is not accepted. */
export type PreviewRefusal = 'invalid' | 'expired';

/** Longer tokens are not read. */
const longestToken = 512;

/** The token of a preview link: its fields and their HMAC-SHA-256, each in Base64url. */
export function signPreview({ remote, version, endsAt, pullRequest }: Preview, secret: string): string {
  const fields = [remote, version, Math.ceil(endsAt.getTime() / 1000), pullRequest];
  const payload = Buffer.from(JSON.stringify(fields)).toString('base64url');
  return `${payload}.${signatureOf(payload, secret).toString('base64url')}`;
}

/** Reads a token that `signPreview` has returned for the same secret. */
export function readPreview(token: string, secret: string, now: Date): Preview | PreviewRefusal {
  const [payload = '', signature = '', ...others] = token.slice(0, longestToken).split('.');
  const given = Buffer.from(signature, 'base64url');
  const expected = signatureOf(payload, secret);
  const isSigned = others.length === 0 && given.length === expected.length && timingSafeEqual(given, expected);
  const preview = isSigned ? toPreview(payload) : null;
  if (preview === null) return 'invalid';
  return preview.endsAt > now ? preview : 'expired';
}

const signatureOf = (payload: string, secret: string) =>
  createHmac('sha256', secret).update(`preview ${payload}`).digest();

function toPreview(payload: string): Preview | null {
  try {
    const fields: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'));
    const { 0: remote, 1: version, 2: seconds, 3: pullRequest } = fieldsOf({ ...(fields as object) }, 'preview');
    if (typeof seconds !== 'number') throw new ManifestError('endsAt is not a number');
    return {
      remote: textOf(remote, 'remote', idPattern),
      version: textOf(version, 'version', versionPattern),
      endsAt: new Date(seconds * 1000),
      pullRequest: typeof pullRequest === 'number' ? pullRequest : null,
    };
  } catch {
    return null;
  }
}
