import type { AnsweredQuestion, ApplicationReceipt, ApplicationRecord, StatusChange } from './applications.contract.ts';
import { defineEndpoint } from './endpoint.ts';
import type { ApplicationStatus } from './enums.ts';
import type { Integer, Uuid } from './scalars.ts';

/** An application for a job that was made through our API, as admins and users assigned to the job see it in the list. */
export interface ManagedApplication
  extends ApplicationRecord, Pick<ApplicationReceipt, 'jobId' | 'questionsDue' | 'submittedAt'> {
  id: Uuid;
  /** Null where a visitor left none. */
  name: string | null;
  email: string | null;
  status: ApplicationStatus;
  /** `size` in bytes. */
  resume: { name: string; size: Integer; pages: Integer };
}

export interface ManagedApplicationDetail extends ManagedApplication {
  /** The questions as they were when they were answered; before that the job's current ones, without an answer. */
  questions: AnsweredQuestion[];
  /** Oldest first, without the `pending` of the beginning. */
  history: StatusChange[];
  /** Statuses that `changeApplicationStatus` accepts now. */
  nextStatuses: ApplicationStatus[];
}

export type ManagedApplicationListVariables = { id: string; status?: string; page?: string };

/** Newest first. */
export interface ManagedApplicationPage {
  items: ManagedApplication[];
  /** The page shown: beyond the end it is the last one. */
  page: Integer;
  pageSize: Integer;
  totalPages: Integer;
  total: Integer;
}

/**
 * For admins and users assigned to the job. Without applications that were withdrawn, and without those that still wait for
 * answers (30 minutes at most). What is no status counts as none. 403 `forbidden`, 404 `job_not_found`; 409
 * `applications_elsewhere` for a job of the HR backend, which has its applications and decides on their status.
 */
export const listJobApplications = defineEndpoint<ManagedApplicationListVariables, ManagedApplicationPage>({
  name: 'listJobApplications',
  method: 'GET',
  template: '/api/jobs/{id}/applications{?status,page}',
});

type OfJob = { id: string; applicationId: string };

/**
 * For admins and users assigned to the job. 403 `forbidden`, 404 `job_not_found`, 404 `application_not_found`, 410
 * `application_withdrawn`, 409 `applications_elsewhere` for a job of the HR backend.
 */
export const getJobApplication = defineEndpoint<OfJob, ManagedApplicationDetail>({
  name: 'getJobApplication',
  method: 'GET',
  template: '/api/jobs/{id}/applications/{applicationId}',
});

/** The PDF, as an attachment. Each call is recorded in the audit log. Errors as of `getJobApplication`, and 404 `resume_not_found`. */
export const getJobApplicationResume = defineEndpoint<OfJob, Blob>({
  name: 'getJobApplicationResume',
  method: 'GET',
  template: '/api/jobs/{id}/applications/{applicationId}/resume',
});

export interface ApplicationStatusPayload {
  status: ApplicationStatus;
  /** The status that the caller read. */
  previousStatus: ApplicationStatus;
}

/**
 * For admins and users assigned to the job. The applicant is mailed, once. The status that the application already has changes
 * nothing. Errors as of `getJobApplication`, and 409 `application_changed` where the status is no longer `previousStatus`
 * (`fields.status` is the current one), 409 `application_not_changeable` for a status that cannot follow (`nextStatuses`).
 */
export const changeApplicationStatus = defineEndpoint<OfJob, ManagedApplicationDetail, ApplicationStatusPayload>({
  name: 'changeApplicationStatus',
  method: 'PATCH',
  template: '/api/jobs/{id}/applications/{applicationId}',
});
