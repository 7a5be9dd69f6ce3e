import type { ErrorCode } from 'shared-contracts';

type FieldErrors = Readonly<Record<string, string>>;

/**
 * A failure with an HTTP status and a stable code. Each domain extends it in its own `<domain>.errors.ts`. Any other error becomes 500
 * `internal_error` and is logged.
 */
export class AppError extends Error {
  override readonly name: string = 'AppError';
  /** Field `requiresVerification` of the error body. */
  readonly requiresVerification: boolean = false;
  /** Header `Retry-After`; 0: no header. */
  readonly retryAfterSeconds: number = 0;
  /** The current record, for a rejected write. */
  readonly current: object | undefined = undefined;
  /** Rules that the request violates, in words. */
  readonly problems: readonly string[] | undefined = undefined;

  constructor(
    readonly status: number,
    readonly code: ErrorCode,
    message: string,
    readonly fields?: FieldErrors,
  ) {
    super(message);
  }
}

/** The request does not match the contract. `fields` names each invalid field. */
export class InvalidRequestError extends AppError {
  override readonly name = 'InvalidRequestError';

  constructor(fields: FieldErrors) {
    super(400, 'validation_failed', 'Some values were refused.', fields);
  }
}

/** A failover takes several seconds; clients try again during it. */
const outageRetrySeconds = 2;

/** PostgreSQL cannot be reached. The request can be retried. */
export class DatabaseUnavailableError extends AppError {
  override readonly name = 'DatabaseUnavailableError';
  override readonly retryAfterSeconds = outageRetrySeconds;

  constructor() {
    super(503, 'service_unavailable', 'The service is not available at the moment.');
  }
}

/** PostgreSQL is readable and rejects writes, for example while a standby is promoted. The request can be retried. */
export class DatabaseReadOnlyError extends AppError {
  override readonly name = 'DatabaseReadOnlyError';
  override readonly retryAfterSeconds = outageRetrySeconds;

  constructor() {
    super(503, 'read_only', 'Changes cannot be saved at the moment.');
  }
}

/** Thrown by repositories if a write names a version that is not the current one. */
export class OutdatedVersionError extends Error {
  override readonly name = 'OutdatedVersionError';
}

export const recordChangedMessage = 'The record was changed since it was read.';

/**
 * 409: the write names a version that is not the current one. Nothing was written. The error body has the current record, so that the
 * client can show the changes.
 */
export class RecordChangedError extends AppError {
  override readonly name = 'RecordChangedError';

  constructor(
    code: ErrorCode,
    /** The record as its own endpoint returns it. */
    override readonly current: object,
  ) {
    super(409, code, recordChangedMessage);
  }
}

/** @throws OutdatedVersionError if a version is named and is not the current one */
export function requireVersion(named: number | undefined, current: number): void {
  if (named !== undefined && named !== current) throw new OutdatedVersionError();
}
