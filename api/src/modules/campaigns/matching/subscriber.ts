import type { ExclusionReason, Language } from 'shared-contracts';

/** A subscriber as read by `subscribers.sql.ts`. */
export interface EligibleSubscriber {
  id: string;
  email: string;
  firstName: string | null;
  language: Language;
  /** Preferences: equal text for equal preferences (`toPreferences`). */
  preferencesJson: string;
  /** Ids of excluded jobs as a PostgreSQL array: `{1,2}`. */
  excludedJobs: string;
}

/** A subscriber as read by `subscribersAfter`: with the reason for the exclusion, or with their preferences. */
export type Subscriber =
  (EligibleSubscriber & { reason: null }) | { id: string; reason: Exclude<ExclusionReason, 'noJobs'> };

/** Parses the array as JSON, which is twice as fast as splitting it. */
export const toJobIds = (array: string) => JSON.parse(`[${array.slice(1, -1)}]`) as number[];
