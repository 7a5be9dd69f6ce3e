import { createHash, randomBytes } from 'node:crypto';

/** Where there is TLS, browsers hold the prefix to what it promises: no other host, also none below ours, can plant it. */
export const sessionCookie = (secure: boolean) => (secure ? '__Host-sid' : 'sid');
const shape = /^[\w-]{43}$/;

/** What the cookie of a new session holds: 256 random bits. */
export const newSessionToken = () => randomBytes(32).toString('base64url');

/** What is stored in its place. */
export const sidOf = (token: string) => createHash('sha256').update(token).digest('base64url');

/** Spares the database what cannot be a token. */
export const isSessionToken = (text: string | undefined): text is string => text !== undefined && shape.test(text);
