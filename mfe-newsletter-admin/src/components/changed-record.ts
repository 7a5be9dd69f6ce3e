import { isApiError } from 'platform/narrow';
import type { ErrorCode } from 'shared-contracts';

/** The record as someone else has changed it, from the answer to a write of an outdated version; null for any other failure. */
export function currentRecordIn(error: unknown, code: ErrorCode): object | null {
  return isApiError(error) && error.data.code === code ? (error.data.current ?? null) : null;
}

/** What differs between two versions of a record, in words. */
export interface Change {
  field: string;
  before: string;
  now: string;
}

/** The changes among rows of a field's name and its texts before and now. */
export const changesAmong = (rows: readonly (readonly [field: string, before: string, now: string])[]): Change[] =>
  rows.filter(([, before, now]) => before !== now).map(([field, before, now]) => ({ field, before, now }));
