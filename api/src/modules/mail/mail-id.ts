import { createHash } from 'node:crypto';

/** Opaque and stable id of a mail: the local part of its Message-ID. */
export const mailId = (key: string) => createHash('sha256').update(key).digest('hex').slice(0, 32);
