import type { ErrorCode } from 'shared-contracts';
import { AppError } from './app-error.ts';

/** Thrown by repositories where the version that a write names is not the record's: someone else has changed it. */
export class OutdatedVersionError extends Error {
  override readonly name = 'OutdatedVersionError';
}

export const recordChangedMessage = 'The record was changed since it was read.';

/**
 * 409: the record was changed since the version that the write names. Nothing was written; the answer carries the current record, so that
 * the client can show what changed.
 */
export class RecordChangedError extends AppError {
  override readonly name = 'RecordChangedError';

  constructor(
    code: ErrorCode,
    /** As the record's own endpoint answers it. */
    override readonly current: object,
  ) {
    super(409, code, recordChangedMessage);
  }
}

/** @throws OutdatedVersionError where a version is named and it is not the current one */
export function requireVersion(named: number | undefined, current: number): void {
  if (named !== undefined && named !== current) throw new OutdatedVersionError();
}
