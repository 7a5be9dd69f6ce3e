/** Only its origin's name counts: addresses are resolved against it to see whether they stay. */
const ownOrigin = 'https://own.invalid';

/**
 * A path of this site, or null: the address bar is anybody's to write, and must lead nobody elsewhere after signing in.
 * Resolved as a browser does, which reads `/\host` and `//host` as another site.
 */
export function returnAddress(text: string | null): string | null {
  if (text === null || !text.startsWith('/') || !URL.canParse(text, ownOrigin)) return null;
  const { origin, pathname, search, hash } = new URL(text, ownOrigin);
  // `/.//host` is normalized to the path `//host`, which is another site where the result is resolved again.
  return origin === ownOrigin && !pathname.startsWith('//') ? pathname + search + hash : null;
}
