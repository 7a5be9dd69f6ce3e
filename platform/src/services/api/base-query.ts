import { fetchBaseQuery, type BaseQueryFn, type FetchArgs } from '@reduxjs/toolkit/query/react';
import { log } from '../telemetry/log';
import { toApiError, type ApiError } from './api-error';

export type PlatformBaseQuery = BaseQueryFn<string | FetchArgs, unknown, ApiError>;

const send = fetchBaseQuery({ credentials: 'same-origin' });

/** Same-origin calls with the session's cookie. A failure is logged and rejects; nothing is retried (SPEC §8). */
export const baseQuery: PlatformBaseQuery = async (request, api, extra) => {
  const result = await send(request, api, extra);
  if (result.error === undefined) return { data: result.data };
  const error = toApiError(result.error);
  if (error.status === 401) log.warn('Authentication error for API request, but continuing anyway');
  else log.error(`API request ${api.endpoint} failed (${error.status}): ${error.data.error}`);
  return { error };
};
