import type { FetchBaseQueryError } from '@reduxjs/toolkit/query/react';
import { isErrorAnswer, type ErrorAnswer } from 'shared-contracts';

/** `unreachable`: no answer came; `unreadable`: an answer that is none of ours. */
export type ApiErrorCode = ErrorAnswer['code'] | 'unreachable' | 'unreadable';

/** What every failed call rejects with. `data.error` is for people, `data.code` for programs. */
export interface ApiError {
  /** HTTP status; 0 where no answer came. */
  status: number;
  data: Omit<ErrorAnswer, 'code'> & { code: ApiErrorCode };
}

const unknownError = 'An unknown error occurred';

/** The server's own error, else the transport's message, else a text that says that nothing is known (SPEC §8). */
export function toApiError(error: FetchBaseQueryError): ApiError {
  if (typeof error.status === 'number') {
    if (isErrorAnswer(error.data)) return { status: error.status, data: error.data };
    return { status: error.status, data: answer(unknownError, 'unreadable') };
  }
  if (error.status === 'PARSING_ERROR') {
    return { status: error.originalStatus, data: answer(unknownError, 'unreadable') };
  }
  return { status: 0, data: answer(error.error || unknownError, 'unreachable') };
}

const answer = (text: string, code: ApiErrorCode): ApiError['data'] => ({ error: text, message: text, code });

export function isApiError(value: unknown): value is ApiError {
  return (
    typeof value === 'object' && value !== null && 'status' in value && 'data' in value && isErrorAnswer(value.data)
  );
}
