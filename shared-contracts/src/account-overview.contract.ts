import type { AccountApplication } from './account-applications.contract.ts';
import type { SavedSearch } from './alerts.contract.ts';
import { defineEndpoint, type NoVariables } from './endpoint.ts';
import type { Interview } from './interviews.contract.ts';
import type { JobCard } from './jobs.contract.ts';
import type { Instant, Integer } from './scalars.ts';

/** A visit ends after this time without a request. */
export const visitPauseMinutes = 30;

/** Maximum number of entries of each list of an overview. */
export const overviewEntries = 3;

export interface NextInterview extends Interview {
  /** The company's logo. */
  logoUrl: string | null;
}

/** The open jobs that match a saved search and were posted since the last visit. */
export interface SearchNews extends Pick<SavedSearch, 'id' | 'query' | 'places'> {
  newJobs: Integer;
  /** Those that state their pay. */
  newJobsWithPay: Integer;
}

/**
 * What concerns the signed-in user, for the home page. Lists contain at most `overviewEntries` entries. A visit ends when the
 * account sends no request for `visitPauseMinutes`, on any device.
 */
export interface AccountOverview {
  /** Server's clock. */
  now: Instant;
  /** End of the last visit; null: the account has had one visit only. */
  lastVisitAt: Instant | null;
  /** Later jobs and changes are new: the end of the last visit, or the registration. */
  since: Instant;
  /** The next interview, or the one in progress. */
  interview: NextInterview | null;
  /** Undecided applications whose answers to required questions are missing, oldest first. */
  answersDue: AccountApplication[];
  /** Saved searches, those with the most new jobs first. Empty if none has new jobs. */
  searches: SearchNews[];
  /** Applications whose status has changed since `since`, latest change first. */
  moved: AccountApplication[];
  /** The application that has been without an answer for the longest time, from `unansweredFromDays` days on. */
  unanswered: AccountApplication | null;
  /** Saved jobs without an application that close within `limits.closingSoonDays`, the next to close first. */
  closing: JobCard[];
  /** Number of applications and of saved jobs in the account's lists. */
  applicationCount: Integer;
  savedJobCount: Integer;
}

/** The overview of the signed-in user. Reading it twice within a visit returns the same news. */
export const getAccountOverview = defineEndpoint<NoVariables, AccountOverview>({
  name: 'getAccountOverview',
  method: 'GET',
  template: '/api/account/overview',
  tags: ['Application', 'Interview', 'SavedJob', 'Subscription'],
});
