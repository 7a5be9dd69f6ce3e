/** One cookie of a `Cookie` header, decoded; undefined where it is not there. */
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

/** With and without TLS; the API says which of them counts, and reads what stands behind it. */
const sessionCookies = ['__Host-sid', 'sid'];

/** Whether somebody may be signed in. */
export const hasSessionCookie = (header: string | undefined): boolean =>
  sessionCookies.some((name) => Boolean(cookieOf(header, name)));
