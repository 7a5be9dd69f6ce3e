import { returnAddress } from './return-address.ts';

/** What follows a sign-in. Carried by the query of /auth, of /verify-email and of the link in the verification mail. */
export interface SignInTarget {
  /** Path of this site, as `returnAddress` returns it; where the user goes. */
  returnTo?: string;
  /** Id of the job that is saved. */
  save?: number;
}

/** Of the path that a sign-in leads back to, as the link of a verification mail carries it. */
export const returnAddressCharacters = 500;

/** As PostgreSQL numbers rows. */
export const largestRowId = 2_147_483_647;

const jobId = /^[1-9]\d{0,9}$/;

/** As a query has it; invalid values are left out. */
export function readSignInTarget(query: URLSearchParams): SignInTarget {
  return signInTarget(query.get('returnTo'), query.get('save'));
}

/** Of given texts; what the API would refuse is left out. */
export function signInTarget(address: string | null, job: string | null): SignInTarget {
  const returnTo = returnAddress(address);
  const isShort = returnTo !== null && returnTo.length <= returnAddressCharacters;
  const save = jobId.test(job ?? '') ? Number(job) : null;
  return {
    ...(isShort && { returnTo }),
    ...(save !== null && save <= largestRowId && { save }),
  };
}

/** An address that carries the target in its query. */
export function withSignInTarget(address: string, { returnTo, save }: SignInTarget): string {
  const query = new URLSearchParams();
  if (returnTo !== undefined) query.set('returnTo', returnTo);
  if (save !== undefined) query.set('save', String(save));
  const text = query.toString();
  if (text === '') return address;
  return address + (address.includes('?') ? '&' : '?') + text;
}
