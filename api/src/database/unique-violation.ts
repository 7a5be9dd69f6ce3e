import { QueryFailedError } from 'typeorm';

const uniqueViolation = '23505';

/** Name of the constraint or index that a second row of a kind has met; null for any other failure. */
export function violatedUnique(error: unknown): string | null {
  if (!(error instanceof QueryFailedError)) return null;
  const { code, constraint } = error.driverError as { code?: unknown; constraint?: unknown };
  return code === uniqueViolation && typeof constraint === 'string' ? constraint : null;
}
