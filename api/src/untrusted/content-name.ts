import { createHash } from 'node:crypto';

/** A file's name by its content: the same bytes have one address, which can be cached for ever. */
export function contentName(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 32);
}
