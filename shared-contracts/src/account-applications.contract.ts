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
