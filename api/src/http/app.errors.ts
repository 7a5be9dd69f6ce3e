import type { ErrorCode } from 'shared-contracts';

type FieldErrors = Readonly<Record<string, string>>;

/**
 * A failure that a visitor's program may know about: status and stable code. Each domain extends it in its own
 * `<domain>.errors.ts`; everything else that is thrown becomes 500 `internal_error` and is logged.
 */
export class AppError extends Error {
  override readonly name: string = 'AppError';
  /** Of the answer's body, where it says so. */
  readonly requiresVerification: boolean = false;
  /** When another try makes sense; 0: nobody can tell. */
  readonly retryAfterSeconds: number = 0;
  /** With a refused write: the record as it is now. */
  readonly current: object | undefined = undefined;

  constructor(
    readonly status: number,
    readonly code: ErrorCode,
    message: string,
    readonly fields?: FieldErrors,
  ) {
    super(message);
  }
}

/** The request's shape or values are not what the contract says. `fields` names each refused one. */
export class InvalidRequestError extends AppError {
  override readonly name = 'InvalidRequestError';

  constructor(fields: FieldErrors) {
    super(400, 'validation_failed', 'Some values were refused.', fields);
  }
}

/** PostgreSQL cannot be reached: worth another try later. */
export class DatabaseUnavailableError extends AppError {
  override readonly name = 'DatabaseUnavailableError';

  constructor() {
    super(503, 'service_unavailable', 'The service is not available for the moment.');
  }
}

/** PostgreSQL can be read and takes no writes now, as while a standby is promoted: worth another try later. */
export class DatabaseReadOnlyError extends AppError {
  override readonly name = 'DatabaseReadOnlyError';

  constructor() {
    super(503, 'read_only', 'Changes cannot be saved for the moment.');
  }
}

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
