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
  /** Questions without an answer. */
  questionsDue: Integer;
  /** Whether answers to required questions are missing and the company still takes them. */
  answersDue: boolean;
  /** Page of this application, with its answers. */
  href: string;
  /** Name of the file that was sent. */
  resumeName: string;
  /** Equal to `appliedAt` (SPEC §3). */
  createdAt: Instant;
  /** Oldest first, without the `pending` of the beginning. */
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
 * Takes it off the list; one that is not decided is withdrawn, the company is told, and its interviews that have
 * not begun are canceled. Answers what is left. 404 `application_not_found`.
 */
export const removeApplication = defineEndpoint<{ id: string }, AccountApplication[]>({
  name: 'removeApplication',
  method: 'DELETE',
  template: '/api/account/applications/{id}',
});
