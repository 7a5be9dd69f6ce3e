import { createHash } from 'node:crypto';

/**
 * Subresource integrity of some bytes: `sha384-…`.
 * @param {string | Uint8Array} bytes
 */
export function digest(bytes) {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}

/** Well formed and never right: an ill-formed value would be ignored by browsers, and the script would run unchecked. */
export const impossibleDigest = `sha384-${Buffer.alloc(48).toString('base64')}`;

/**
 * Eight hex digits that change with the content; what names and versions carry.
 * @param {string | Uint8Array} bytes
 */
export function shortHash(bytes) {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 8);
}
