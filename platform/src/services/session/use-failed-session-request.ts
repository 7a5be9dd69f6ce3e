import { sessionApi } from './session.api';

/** Another attempt to learn who is there; `busy` while it runs. */
export interface FailedSessionRequest {
  busy: boolean;
  retry: () => void;
}

const noVariables = {};

/**
 * Set where nobody could be asked who is there. To the rest of the page that is the same as a visitor; who stands before a
 * page for signed-in people alone is told, instead of being asked to sign in again.
 */
export function useFailedSessionRequest(): FailedSessionRequest | null {
  const { data, isUninitialized, isLoading, isFetching, refetch } = sessionApi.useGetSessionQuery(noVariables);
  if (data !== undefined || isUninitialized || isLoading) return null;
  return { busy: isFetching, retry: () => void refetch() };
}
