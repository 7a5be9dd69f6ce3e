import type { FetchBaseQueryError } from '@reduxjs/toolkit/query/react';
import { isErrorAnswer, type ErrorAnswer } from 'shared-contracts';

/**
 * `unreachable`: no answer came; `unreadable`: an answer without a message for people; `uncoded`: one with a message, but
 * without a code of ours.
 */
export type ApiErrorCode = ErrorAnswer['code'] | 'unreachable' | 'unreadable' | 'uncoded';

/** What every failed call rejects with. `data.error` is for people, `data.code` for programs. */
export interface ApiError {
  /** HTTP status; 0 where no answer came. */
  status: number;
  /** The status, a colon and the server's message, or the status text where the body is not JSON (SPEC §7). For logs. */
  message: string;
  data: Omit<ErrorAnswer, 'code'> & { code: ApiErrorCode };
}

const unknownError = 'An unknown error occurred';

/**
 * The server's own error, else its `error` or `message` alone, else a text that says that nothing is known (SPEC §8).
 *
 * @param body Of the answer, parsed; anything where it is not JSON.
 * @param statusText Empty over HTTP/2.
 */
export function toRefusal(status: number, body: unknown, statusText = ''): ApiError {
  if (isErrorAnswer(body)) return apiError(status, body);
  const { error, message } = (body ?? {}) as Partial<ErrorAnswer>;
  const text = [error, message].find((one) => one && typeof one === 'string');
  if (text === undefined) return apiError(status, answer(unknownError, 'unreadable'), statusText || unknownError);
  return apiError(status, answer(text, 'uncoded'));
}

/** No answer came. */
export const toUnreachable = (error: string): ApiError => apiError(0, answer(error || unknownError, 'unreachable'));

/** @param statusText Of the answer to the failed call. */
export function toApiError(error: FetchBaseQueryError, statusText?: string): ApiError {
  if (typeof error.status === 'number') return toRefusal(error.status, error.data, statusText);
  if (error.status === 'PARSING_ERROR') return toRefusal(error.originalStatus, null, statusText);
  return toUnreachable(error.error);
}

/** A success by its status that says `{ success: false }`. */
export const isRefusal = (body: unknown): boolean => (body as { success?: unknown } | null)?.success === false;

const apiError = (status: number, data: ApiError['data'], text = data.message): ApiError => ({
  status,
  message: `${status}: ${text}`,
  data,
});

const answer = (text: string, code: ApiErrorCode): ApiError['data'] => ({ error: text, message: text, code });

export function isApiError(value: unknown): value is ApiError {
  return (
    typeof value === 'object' && value !== null && 'status' in value && 'data' in value && isErrorAnswer(value.data)
  );
}
