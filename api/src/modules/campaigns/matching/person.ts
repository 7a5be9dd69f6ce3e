import type { ExclusionReason, Language } from 'shared-contracts';

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

/** Somebody as `everybodyAfter` reads them: with the reason why they get nothing, or else with what chooses their jobs. */
export type Subscriber = (Person & { reason: null }) | { id: string; reason: Exclude<ExclusionReason, 'noJobs'> };

/** Everybody has such a list, and JSON is read in half the time that splitting takes. */
export const toJobIds = (array: string) => JSON.parse(`[${array.slice(1, -1)}]`) as number[];
