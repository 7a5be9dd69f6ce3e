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

/** Names the session; the API reads what stands behind it. */
export const sessionCookie = 'sid';
