/** The decoded value of one cookie of a `Cookie` header; undefined if it is missing. */
export function cookieOf(header: string | undefined, name: string): string | undefined {
  const pair = header?.split(';').find((one) => one.trim().startsWith(`${name}=`));
  const value = pair?.slice(pair.indexOf('=') + 1).trim();
  if (value === undefined) return undefined;
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/** With and without TLS. The API decides which of them is valid, and reads its value. */
const sessionCookies = ['__Host-sid', 'sid'];

/** Whether the request has a session cookie. */
export const hasSessionCookie = (header: string | undefined): boolean =>
  sessionCookies.some((name) => Boolean(cookieOf(header, name)));
