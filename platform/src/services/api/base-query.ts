import { fetchBaseQuery, type BaseQueryFn, type FetchArgs } from '@reduxjs/toolkit/query/react';
import { brand } from 'shared-contracts';
import { log } from '../telemetry';
import { isFailureBody, toApiError, toErrorResponse, type ApiError } from './api-error';

/** True inside a native app. `detectNative` sets `<html data-native>` before the first render and request. */
export const isNative = (page: Document): boolean => 'native' in page.documentElement.dataset;

/** URL of an API path: on the page's origin, in native apps on the backend's host (SPEC §7). */
export const apiUrl = (path: string): string => (isNative(document) ? brand.nativeBackendUrl : '') + path;

export type PlatformBaseQuery = BaseQueryFn<string | FetchArgs, unknown, ApiError>;

/** Native apps call another host, so cookies must be included. */
const send = fetchBaseQuery({ credentials: 'include' });

const withBackendUrl = (request: string | FetchArgs): string | FetchArgs =>
  typeof request === 'string' ? apiUrl(request) : { ...request, url: apiUrl(request.url) };

/** Calls the API with the session cookie. A failure is logged and rejects; there are no retries (SPEC §8). */
export const baseQuery: PlatformBaseQuery = async (request, api, extra) => {
  const { data, error: failure, meta } = await send(withBackendUrl(request), api, extra);
  if (failure === undefined && !isFailureBody(data)) return { data };
  const { status = 0, statusText } = meta?.response ?? {};
  const error = failure === undefined ? toErrorResponse(status, data) : toApiError(failure, statusText);
  if (error.status === 401) log.warn('Authentication error for API request, but continuing anyway');
  else log.error(`API request ${api.endpoint} failed (${error.message})`);
  return { error };
};
