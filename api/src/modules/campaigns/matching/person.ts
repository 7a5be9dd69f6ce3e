import type { Language } from 'shared-contracts';

/** A subscriber as `people.sql.ts` reads them. */
export interface Person {
  id: string;
  email: string;
  firstName: string | null;
  language: Language;
  /** Their preferences: the same text for the same ones (`toPreferences`). */
  wants: string;
  /** Ids of jobs that they are not told of, as PostgreSQL writes an array: `{1,2}`. */
  known: string;
}

export function toJobIds(array: string): number[] {
  return array === '{}' ? [] : array.slice(1, -1).split(',').map(Number);
}
