import { sessionApi } from './session.api';

/** `retry` requests the session again; `busy` while the request runs. */
export interface FailedSessionRequest {
  busy: boolean;
  retry: () => void;
}

const noVariables = {};

/**
 * Returned if the session request failed; null otherwise. Public pages treat a failed request as a visitor; private pages
 * show an error instead of the sign-in page.
 */
export function useFailedSessionRequest(): FailedSessionRequest | null {
  const { data, isUninitialized, isLoading, isFetching, refetch } = sessionApi.useGetSessionQuery(noVariables);
  if (data !== undefined || isUninitialized || isLoading) return null;
  return { busy: isFetching, retry: () => void refetch() };
}
