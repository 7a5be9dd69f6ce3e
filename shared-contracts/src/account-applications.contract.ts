import type { ApplicationRecord, DeliveryState, StatusChange } from './applications.contract.ts';
import { defineEndpoint, type NoVariables } from './endpoint.ts';
import type { ApplicationStatus } from './enums.ts';
import type { Job } from './jobs.contract.ts';
import type { Instant, Integer, Uuid } from './scalars.ts';

/** An application in its owner's list. */
export interface AccountApplication extends ApplicationRecord {
  /** UUID. */
  id: Uuid;
  jobId: Integer;
  job: Pick<
    Job,
    'id' | 'slug' | 'title' | 'companyId' | 'companyName' | 'companySlug' | 'logoUrl' | 'city' | 'isClosed'
  >;
  status: ApplicationStatus;
  delivery: DeliveryState;
  /** Number of unanswered questions. */
  questionsDue: Integer;
  /** Whether answers to required questions are missing and the company still accepts them. */
  answersDue: boolean;
  /** URL path of the application's page. */
  href: string;
  /** File name of the sent resume. */
  resumeName: string;
  /** Equal to `appliedAt` (SPEC §3). */
  createdAt: Instant;
  /** Oldest first, without the initial `pending`. */
  history: StatusChange[];
  withdrawnAt: Instant | null;
  /** Median days in which the company answers; null: fewer than `limits.answeredApplications` answered applications. */
  companyAnswerDays: Integer | null;
}

/** The newest first. */
export const listApplications = defineEndpoint<NoVariables, AccountApplication[]>({
  name: 'listApplications',
  method: 'GET',
  template: '/api/account/applications',
  tags: ['Application'],
});

/** The PDF that was sent, as an attachment. 404 `application_not_found`, 404 `resume_not_found` once the application is withdrawn or refused. */
export const getSentResume = defineEndpoint<{ id: string }, Blob>({
  name: 'getSentResume',
  method: 'GET',
  template: '/api/account/applications/{id}/resume',
});

/**
 * Removes an application from the list. An undecided application is withdrawn, the company is notified, and future
 * interviews are canceled. Returns the remaining applications. 404 `application_not_found`.
 */
export const removeApplication = defineEndpoint<{ id: string }, AccountApplication[]>({
  name: 'removeApplication',
  method: 'DELETE',
  template: '/api/account/applications/{id}',
});

export interface ApplicationClaim {
  /** `token` of the receipt. */
  token: string;
}

/**
 * Adds a visitor's application to the account of the session, with the receipt's token. Idempotent. An application with an
 * e-mail address can only be added to the account that has verified this address. Returns the list. 404
 * `application_not_found` for an invalid token or an application of another account, 409 `application_has_address` for
 * another address, 409 `already_applied` if the account has another application to the job.
 */
export const claimApplication = defineEndpoint<NoVariables, AccountApplication[], ApplicationClaim>({
  name: 'claimApplication',
  method: 'POST',
  template: '/api/account/applications',
});
