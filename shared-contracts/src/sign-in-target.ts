import { returnAddress } from './return-address.ts';

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
