/** Secret fields of a log line, as paths of pino's `redact`. */
export const secretLogFields: readonly string[] = [
  'req.headers.authorization',
  'req.headers.cookie',
  'res.headers["set-cookie"]',
  'password',
  'token',
  '*.password',
  '*.token',
];

/**
 * Bounded repetitions avoid quadratic time on long lines without `@`. A preceding JSON escape is matched separately so that
 * it stays valid.
 */
const mailAddress = /(\\[bfnrt]|\\u[\da-f]{4})?[\w.+%-]{1,64}@(?:[\w-]{1,63}\.){1,8}[a-z]{2,24}\b/gi;
/** `postgres://user:password@host`, `smtp://user:password@host` */
const credentials = /(\b[a-z][a-z\d+.-]{1,15}:\/\/)[^\s/@"\\]{1,256}@/gi;
/** `?token=…` and `&code=…` of mailed links in quoted URLs. */
const queryToken = /([?&](?:token|code|key|secret|password|signature)=)[^&\s"'\\<>]+/gi;
/** Paths that contain a bearer token (`loggedPath`). */
const pathToken = /((?<!account)\/(?:applications|calendars)\/)[\w.~-]{24,}/g;

/**
 * Removes secrets and personal data from a formatted log line, in any field: errors of libraries may quote URLs in unknown
 * fields. Valid JSON stays valid.
 */
export function censoredLogLine(line: string): string {
  return line
    .replace(credentials, '$1[redacted]@')
    .replace(queryToken, '$1[redacted]')
    .replace(pathToken, '$1[redacted]')
    .replace(mailAddress, '$1[redacted]');
}
