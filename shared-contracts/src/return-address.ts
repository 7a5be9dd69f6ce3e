/** Placeholder origin. URLs are resolved against it to check whether they are on the same origin. */
const ownOrigin = 'https://own.invalid';

/**
 * Returns a path of this site, or null. Prevents open redirects after a sign-in. The text is resolved as in a browser, where
 * `/\host` and `//host` are other sites.
 */
export function returnAddress(text: string | null): string | null {
  if (text === null || !text.startsWith('/') || !URL.canParse(text, ownOrigin)) return null;
  const { origin, pathname, search, hash } = new URL(text, ownOrigin);
  // `/.//host` is normalized to the path `//host`, which is another site when it is resolved again.
  return origin === ownOrigin && !pathname.startsWith('//') ? pathname + search + hash : null;
}
