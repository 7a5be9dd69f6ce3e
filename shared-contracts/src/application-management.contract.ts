import type { AnsweredQuestion, ApplicationReceipt, ApplicationRecord, StatusChange } from './applications.contract.ts';
import { defineEndpoint } from './endpoint.ts';
import type { ApplicationStatus } from './enums.ts';
import type { Integer, Uuid } from './scalars.ts';

/** List item for admins and assigned users: an application to a job that was created through our API. */
export interface ManagedApplication
  extends ApplicationRecord, Pick<ApplicationReceipt, 'jobId' | 'questionsDue' | 'submittedAt'> {
  id: Uuid;
  /** Null if a visitor entered none. */
  name: string | null;
  email: string | null;
  status: ApplicationStatus;
  /** `size` in bytes. */
  resume: { name: string; size: Integer; pages: Integer };
}

export interface ManagedApplicationDetail extends ManagedApplication {
  /** The questions at the time of the answers; before that the job's current questions without answers. */
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
  /** Current page. A page beyond the end is the last page. */
  page: Integer;
  pageSize: Integer;
  totalPages: Integer;
  total: Integer;
}

/**
 * For admins and users assigned to the job. Excludes withdrawn applications and those waiting for answers (30 minutes at
 * most). An invalid status is ignored. 403 `forbidden`, 404 `job_not_found`; 409 `applications_elsewhere` for a job of the
 * HR backend, which manages its applications.
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

/**
 * The PDF, as an attachment. Each call is recorded in the audit log. Errors of `getJobApplication`, and 404
 * `resume_not_found`.
 */
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
 * For admins and users assigned to the job. The applicant is mailed once. The current status is a no-op. Errors of
 * `getJobApplication`, and 409 `application_changed` if the status differs from `previousStatus` (`fields.status` is the
 * current one), 409 `application_not_changeable` for a status that is not in `nextStatuses`.
 */
export const changeApplicationStatus = defineEndpoint<OfJob, ManagedApplicationDetail, ApplicationStatusPayload>({
  name: 'changeApplicationStatus',
  method: 'PATCH',
  template: '/api/jobs/{id}/applications/{applicationId}',
});
