import { QueryFailedError } from 'typeorm';

/** Connection errors of Node. */
const connectionFailures = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'ETIMEDOUT',
  'EPIPE',
]);
/** PostgreSQL's classes "connection exception", "insufficient resources" (a full disk, too many connections) and "operator intervention". */
const failureClasses = ['08', '53', '57P'];

const poolExhausted = 'timeout exceeded when trying to connect';
/** Messages of pg errors without a code: no connection is available, or it was lost. */
const poolMessages = [
  poolExhausted,
  'Connection terminated',
  'Client has encountered a connection error',
  'Client was closed',
];

/** Whether an error means that PostgreSQL cannot be reached, rather than that a statement is invalid. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError && error.errors.some(isDatabaseUnavailable)) return true;
  const { code } = error as Error & { code?: unknown };
  if (typeof code === 'string') {
    return connectionFailures.has(code) || failureClasses.some((prefix) => code.startsWith(prefix));
  }
  return poolMessages.some((words) => error.message.startsWith(words));
}

/** Whether no connection of the pool was released in time: a slow or unavailable database, or overload. */
export function isPoolExhausted(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith(poolExhausted);
}

const readOnlyTransaction = '25006';
/** Unlogged tables (`throttle_counts`) cannot be read on a hot standby. */
const featureNotSupported = '0A000';

/** Whether PostgreSQL rejected a write because it is read-only: a hot standby, or `default_transaction_read_only`. */
export function isDatabaseReadOnly(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, driverError } = error as Error & { code?: unknown; driverError?: unknown };
  if (code === readOnlyTransaction) return true;
  if (code === featureNotSupported && error.message.includes('recovery')) return true;
  return driverError !== error && isDatabaseReadOnly(driverError);
}

const queryCanceled = '57014';

/** Whether a statement took longer than `statement_timeout`. */
export function isStatementTimeout(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === queryCanceled;
}

const lockNotAvailable = '55P03';

/** Whether a statement waited for a lock for longer than `lock_timeout`. */
export function isLockTimeout(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === lockNotAvailable;
}

const uniqueViolation = '23505';

/** Name of the violated unique constraint or index; null for other errors. */
export function violatedUnique(error: unknown): string | null {
  if (!(error instanceof QueryFailedError)) return null;
  const { code, constraint } = error.driverError as { code?: unknown; constraint?: unknown };
  return code === uniqueViolation && typeof constraint === 'string' ? constraint : null;
}

const foreignKeyViolation = '23503';

/** Name of the violated foreign key; null for other errors. */
export function missingReference(error: unknown): string | null {
  if (!(error instanceof QueryFailedError)) return null;
  const { code, constraint } = error.driverError as { code?: unknown; constraint?: unknown };
  return code === foreignKeyViolation && typeof constraint === 'string' ? constraint : null;
}
