import { QueryFailedError } from 'typeorm';

const foreignKeyViolation = '23503';

/** Name of the foreign key of a row that refers to one that is gone by now; null for any other failure. */
export function missingReference(error: unknown): string | null {
  if (!(error instanceof QueryFailedError)) return null;
  const { code, constraint } = error.driverError as { code?: unknown; constraint?: unknown };
  return code === foreignKeyViolation && typeof constraint === 'string' ? constraint : null;
}
