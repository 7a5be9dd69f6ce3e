import { createHash } from 'node:crypto';

/** The same for the same mail, and says nothing about it: what stands before the `@` of its Message-ID. */
export const mailId = (key: string) => createHash('sha256').update(key).digest('hex').slice(0, 32);
