import { createRemoteApi, isApiError, localStore, mutationFromContract } from 'platform';
import { claimApplication, claimsKey, listApplications, type User } from 'shared-contracts';

/** A visitor's application that joins the account that was registered with this address in this browser. */
interface Claim {
  /** Token of the application's receipt. */
  token: string;
  /** The registered address. */
  email: string;
  /** Milliseconds since 1970. */
  at: number;
}

/** An account with an unverified address is deleted after seven days. */
const lifetimeMs = 7 * 86_400_000;

function isClaim(value: unknown): value is Claim {
  if (typeof value !== 'object' || value === null) return false;
  const { token, email, at } = value as Partial<Claim>;
  return typeof token === 'string' && typeof email === 'string' && typeof at === 'number';
}

/** Without expired and invalid entries. */
function read(): Claim[] {
  try {
    const stored: unknown = JSON.parse(localStore.get(claimsKey) ?? '[]');
    const claims = Array.isArray(stored) ? stored.filter(isClaim) : [];
    return claims.filter(({ at }) => Date.now() - at < lifetimeMs);
  } catch {
    return [];
  }
}

function write(claims: readonly Claim[]): void {
  if (claims.length === 0) localStore.remove(claimsKey);
  else localStore.set(claimsKey, JSON.stringify(claims));
}

/** Records that an application joins an account once its owner signs in in this browser. */
export function recordClaim(token: string, email: string): void {
  write([...read().filter((claim) => claim.token !== token), { token, email, at: Date.now() }]);
}

const { useClaimApplicationMutation } = createRemoteApi('platform-claims').injectEndpoints({
  endpoints: (build) => ({
    claimApplication: mutationFromContract(build, claimApplication, listApplications.tags),
  }),
});

/** The account, or the application, cannot take part in a claim, so it is not repeated. */
const finalStatuses = [400, 404, 409, 410];

/**
 * Adds this browser's applications to the account that was registered for them. Only for the registered address: another user
 * of the browser may have signed in (ADR 34). A failed claim is repeated at the next call.
 */
export function useClaimApplications(): (user: Pick<User, 'email'>) => Promise<void> {
  const [claim] = useClaimApplicationMutation();
  return async ({ email }) => {
    const own = read().filter((one) => one.email.toLowerCase() === email.toLowerCase());
    for (const { token } of own) {
      const { error } = await claim({ body: { token } });
      if (error === undefined || isFinal(error)) write(read().filter((one) => one.token !== token));
    }
  };
}

/** An application with an address waits for the account to verify it. */
const isFinal = (error: unknown): boolean =>
  isApiError(error) && finalStatuses.includes(error.status) && error.data.code !== 'application_has_address';
