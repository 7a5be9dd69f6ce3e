import { createHash } from 'node:crypto';

/**
 * Subresource integrity of a content: `sha384-…`.
 * @param {string | Uint8Array} bytes
 */
export function digest(bytes) {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}

/** Well-formed and never correct: browsers ignore an ill-formed value and would run the script unchecked. */
export const impossibleDigest = `sha384-${Buffer.alloc(48).toString('base64')}`;

/**
 * Eight hex digits of a hash, for names and versions.
 * @param {string | Uint8Array} bytes
 */
export function shortHash(bytes) {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 8);
}
