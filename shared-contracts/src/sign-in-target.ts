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

/** Actions after a sign-in. Passed in the query of /auth, /verify-email and the verification link. */
export interface SignInTarget {
  /** Path of this site to navigate to, as returned by `returnAddress`. */
  returnTo?: string;
  /** Id of the job to save. */
  save?: number;
}

/** Maximum length of the return path, which is part of the verification link. */
export const returnAddressCharacters = 500;

/** Maximum of PostgreSQL's `integer`. */
export const largestRowId = 2_147_483_647;

const jobId = /^[1-9]\d{0,9}$/;

/** Parses a query. Invalid values are omitted. */
export function readSignInTarget(query: URLSearchParams): SignInTarget {
  return signInTarget(query.get('returnTo'), query.get('save'));
}

/** Parses text values. Values that the API would reject are omitted. */
export function signInTarget(address: string | null, job: string | null): SignInTarget {
  const returnTo = returnAddress(address);
  const isShort = returnTo !== null && returnTo.length <= returnAddressCharacters;
  const save = jobId.test(job ?? '') ? Number(job) : null;
  return {
    ...(isShort && { returnTo }),
    ...(save !== null && save <= largestRowId && { save }),
  };
}

/** Adds the target to the query of a URL. */
export function withSignInTarget(address: string, { returnTo, save }: SignInTarget): string {
  const query = new URLSearchParams();
  if (returnTo !== undefined) query.set('returnTo', returnTo);
  if (save !== undefined) query.set('save', String(save));
  const text = query.toString();
  if (text === '') return address;
  return address + (address.includes('?') ? '&' : '?') + text;
}
