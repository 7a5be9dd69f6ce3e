/** Fields of a log line that hold secrets, as pino's `redact` names them. */
export const secretLogFields: readonly string[] = [
  'req.headers.authorization',
  'req.headers.cookie',
  'res.headers["set-cookie"]',
  'password',
  'token',
  '*.password',
  '*.token',
];

/** Bounded lengths: a long line without an `@` must not take the square of its length. An escape before it stays whole. */
const mailAddress = /(\\[bfnrt]|\\u[\da-f]{4})?[\w.+%-]{1,64}@(?:[\w-]{1,63}\.){1,8}[a-z]{2,24}\b/gi;
/** `postgres://user:password@host`, `smtp://user:password@host` */
const credentials = /(\b[a-z][a-z\d+.-]{1,15}:\/\/)[^\s/@"\\]{1,256}@/gi;
/** `?token=…`, `&code=…` of mailed links, as errors quote addresses. */
const queryToken = /([?&](?:token|code|key|secret|password|signature)=)[^&\s"'\\<>]+/gi;
/** Whoever knows such an address may do what it is for (`loggedPath`). */
const pathToken = /((?<!account)\/(?:applications|calendars)\/)[\w.~-]{24,}/g;

/**
 * A finished line of a log without what must not be kept, wherever in it and in whose words it stands: errors of other
 * people's libraries quote addresses, and nobody can name their fields beforehand. What is valid JSON stays valid JSON.
 */
export function censoredLogLine(line: string): string {
  return line
    .replace(credentials, '$1[redacted]@')
    .replace(queryToken, '$1[redacted]')
    .replace(pathToken, '$1[redacted]')
    .replace(mailAddress, '$1[redacted]');
}
