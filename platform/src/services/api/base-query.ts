import {
  fetchBaseQuery,
  type BaseQueryFn,
  type FetchArgs,
  type FetchBaseQueryError,
} from '@reduxjs/toolkit/query/react';
import { brand, isErrorAnswer, type ErrorAnswer } from 'shared-contracts';
import { log } from '../telemetry';

/**
 * `unreachable`: no response; `unreadable`: a response without a user-facing message; `uncoded`: a response with a message,
 * but without an API error code.
 */
export type ApiErrorCode = ErrorAnswer['code'] | 'unreachable' | 'unreadable' | 'uncoded';

/** Rejection value of failed calls. `data.error` is user-facing, `data.code` machine-readable. */
export interface ApiError {
  /** HTTP status; 0 without a response. */
  status: number;
  /** For logs: the status, a colon and the server's message, or the status text if the body is not JSON (SPEC §7). */
  message: string;
  data: Omit<ErrorAnswer, 'code'> & { code: ApiErrorCode };
}

const unknownError = 'An unknown error occurred';

/**
 * Converts an error response: the API's error body, else its `error` or `message` alone, else a generic message (SPEC §8).
 *
 * @param body Parsed response body; any value if it is not JSON.
 * @param statusText Empty over HTTP/2.
 */
export function toErrorResponse(status: number, body: unknown, statusText = ''): ApiError {
  if (isErrorAnswer(body)) return apiError(status, body);
  const { error, message } = (body ?? {}) as Partial<ErrorAnswer>;
  const text = [error, message].find((one) => one && typeof one === 'string');
  if (text === undefined) return apiError(status, answer(unknownError, 'unreadable'), statusText || unknownError);
  return apiError(status, answer(text, 'uncoded'));
}

/** Error of a call without a response. */
export const toUnreachable = (error: string): ApiError => apiError(0, answer(error || unknownError, 'unreachable'));

/** @param statusText Of the failed response. */
export function toApiError(error: FetchBaseQueryError, statusText?: string): ApiError {
  if (typeof error.status === 'number') return toErrorResponse(error.status, error.data, statusText);
  if (error.status === 'PARSING_ERROR') return toErrorResponse(error.originalStatus, null, statusText);
  return toUnreachable(error.error);
}

/** Whether a response with a success status has a `{ success: false }` body. */
export const isFailureBody = (body: unknown): boolean => (body as { success?: unknown } | null)?.success === false;

const apiError = (status: number, data: ApiError['data'], text = data.message): ApiError => ({
  status,
  message: `${status}: ${text}`,
  data,
});

const answer = (text: string, code: ApiErrorCode): ApiError['data'] => ({ error: text, message: text, code });

/** Whether a rejection is an error response of the API or a failed request, both of which have a status and a code. */
export function isApiError(value: unknown): value is ApiError {
  return (
    typeof value === 'object' && value !== null && 'status' in value && 'data' in value && isErrorAnswer(value.data)
  );
}

/** True inside a native app. `detectNative` sets `<html data-native>` before the first render and request. */
export const isNative = (page: Document): boolean => 'native' in page.documentElement.dataset;

/** URL of an API path: on the page's origin, in native apps on the backend's host (SPEC §7). */
export const apiUrl = (path: string): string => (isNative(document) ? brand.nativeBackendUrl : '') + path;

export type PlatformBaseQuery = BaseQueryFn<string | FetchArgs, unknown, ApiError>;

/**
 * `traceparent` of the document's page view if the HTML server records its trace (ADR 62). Removed when another page is shown: an
 * id belongs to one page view.
 */
export function pageTrace(): string | undefined {
  const meta = document.querySelector<HTMLMetaElement>('meta[name=traceparent]');
  if (meta?.dataset['path'] === location.pathname) return meta.content;
  meta?.remove();
  return undefined;
}

/** Native apps call another host, so cookies must be included. */
const send = fetchBaseQuery({
  credentials: 'include',
  prepareHeaders: (headers) => {
    const trace = pageTrace();
    if (trace !== undefined) headers.set('traceparent', trace);
  },
});

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
