import { fetchBaseQuery, type BaseQueryFn, type FetchArgs } from '@reduxjs/toolkit/query/react';
import { log } from '../telemetry/log';
import { apiUrl } from './api-url';
import { toApiError, type ApiError } from './api-error';

export type PlatformBaseQuery = BaseQueryFn<string | FetchArgs, unknown, ApiError>;

/** Native apps call another host, so the session's cookie is sent there too. */
const send = fetchBaseQuery({ credentials: 'include' });

const atHost = (request: string | FetchArgs): string | FetchArgs =>
  typeof request === 'string' ? apiUrl(request) : { ...request, url: apiUrl(request.url) };

/** Calls of the API with the session's cookie. A failure is logged and rejects; nothing is retried (SPEC §8). */
export const baseQuery: PlatformBaseQuery = async (request, api, extra) => {
  const result = await send(atHost(request), api, extra);
  if (result.error === undefined) return { data: result.data };
  const error = toApiError(result.error);
  if (error.status === 401) log.warn('Authentication error for API request, but continuing anyway');
  else log.error(`API request ${api.endpoint} failed (${error.status}): ${error.data.error}`);
  return { error };
};
