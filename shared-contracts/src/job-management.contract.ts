import { defineEndpoint, type NoVariables } from './endpoint.ts';
import type { ExperienceLevel, JobType, Language, Workplace } from './enums.ts';
import type { JobCard, JobPlace } from './jobs.contract.ts';
import type { Salary } from './pay.ts';
import type { Instant, Integer } from './scalars.ts';

/** `paused`: switched off by an admin; `closed`: ended or deleted. Visitors get 410 for both. */
export const jobStatuses = ['open', 'paused', 'closed'] as const;
export type JobStatus = (typeof jobStatuses)[number];

/** A question of the application form, as written by an admin. */
export interface JobQuestionDraft {
  question: string;
  /** Default false. */
  required?: boolean;
}

/**
 * Writable fields of a job. `PUT` replaces the job: absent fields are cleared, except `slug`, `postedAt` and `questions`,
 * which are not changed. Texts are HTML (p, ul, ol, li, br, strong, em, h2–h4, a) or plain text, and are sanitized. A
 * `ManagedJob` can be sent unchanged: aliased fields may both be present and must agree. The body is limited to 100 KB: an
 * ingested job with longer texts is rejected with 413 `payload_too_large` until they are shortened. Times require a zone. A
 * date ("2026-12-01") is in Lisbon time: its start for `postedAt`, its end otherwise.
 */
export interface JobPayload {
  title: string;
  companyId: Integer;
  categoryId?: Integer | null;
  /** Slug of a new job, to which its number is appended. Default: from the title. It cannot be changed. */
  slug?: string;
  /**
   * Cities: "Lisboa, Porto". The first is the job's city. Without `places`, existing cities keep their region and country;
   * new cities have no region and the country Portugal.
   */
  location?: string | null;
  /** Places with region and country; `location` then contains their cities. */
  places?: JobPlace[];
  /** A single value instead of `jobTypes`; null is ignored. */
  type?: JobType | null;
  jobTypes?: JobType[];
  workplace?: Workplace | null;
  /** Alias of `workplace: 'remote'`. Default false. */
  remote?: boolean;
  experienceLevel?: ExperienceLevel | null;
  /** May be empty only if it is already empty, as for ingested jobs without a description. */
  description: string;
  requirements?: string | null;
  benefits?: string | null;
  /** Structured salary, or a text as an alias of `salaryText`. */
  salary?: Salary | string | null;
  /** Salary text ("A combinar"), with or without a structured salary. */
  salaryText?: string | null;
  tags?: string[];
  language?: Language | null;
  isFeatured?: boolean;
  /** ISO 8601. */
  featuredUntil?: Instant | null;
  /** ISO 8601. Default for a new job: now. Not in the future, unless unchanged. */
  postedAt?: Instant;
  /** ISO 8601: application deadline. In the future for a new job. */
  closesAt?: Instant | null;
  questions?: JobQuestionDraft[];
  /**
   * Expected version for `updateJob`. A different current version is rejected with 409 `job_changed`. Without it the version
   * is not checked.
   */
  version?: Integer;
}

/** A job as returned to admins, in any state except deleted. */
export interface ManagedJob extends Omit<
  JobCard,
  'snippet' | 'isClosed' | 'isFeatured' | 'logoUrl' | 'companyLogoUrl'
> {
  categoryId: Integer | null;
  places: JobPlace[];
  description: string;
  requirements: string | null;
  benefits: string | null;
  language: Language | null;
  /** Value as set, regardless of `featuredUntil`. */
  isFeatured: boolean;
  closesAt: Instant | null;
  /** `api`, or the name of the ingested source. */
  source: string;
  /** Status for visitors. `closed` also if the source no longer lists it or the deadline has passed. */
  status: JobStatus;
  /** Value set by `toggleJob`, regardless of other reasons to close the job. */
  isActive: boolean;
  /** Time at which an ingested job was edited here, ISO 8601, UTC. Later changes of its source are ignored. */
  editedAt: Instant | null;
  updatedAt: Instant;
  /** Incremented by each change, including those of the source. */
  version: Integer;
  questions: { id: Integer; question: string; required: boolean }[];
  /** Number of applications. Those of a job with source `api` are listed by `listJobApplications` (ADR 27). */
  applicationCount: Integer;
}

export type ManagedJobListVariables = { keyword?: string; status?: string; companyId?: string; page?: string };

/** Newest first. */
export interface ManagedJobPage {
  items: ManagedJob[];
  /** Current page. A page beyond the end is the last page. */
  page: Integer;
  pageSize: Integer;
  totalPages: Integer;
  total: Integer;
}

/**
 * For admins. `keyword` matches part of the title or company name, ignoring accents and case. An invalid status is ignored,
 * an unknown company has no jobs.
 */
export const listManagedJobs = defineEndpoint<ManagedJobListVariables, ManagedJobPage>({
  name: 'listManagedJobs',
  method: 'GET',
  template: '/api/jobs{?keyword,status,companyId,page}',
});

/** For admins. 404 `job_not_found`. */
export const getManagedJob = defineEndpoint<{ id: string }, ManagedJob>({
  name: 'getManagedJob',
  method: 'GET',
  template: '/api/jobs/id/{id}',
});

/**
 * For admins. The header `Idempotency-Key` (a UUID) makes a repeated call return the current state of the first job; 404
 * `job_not_found` if that was deleted. 400 `validation_failed` also for an unknown `companyId` or `categoryId`.
 */
export const createJob = defineEndpoint<NoVariables, ManagedJob, JobPayload>({
  name: 'createJob',
  method: 'POST',
  template: '/api/jobs',
});

/** For admins. 404 `job_not_found`, 409 `job_changed` with the current job in `current`. */
export const updateJob = defineEndpoint<{ id: string }, ManagedJob, JobPayload>({
  name: 'updateJob',
  method: 'PUT',
  template: '/api/jobs/{id}',
});

export interface JobToggle {
  /** New value. Default: the inverse of the current value. */
  isActive?: boolean;
  /** Expected version. A different current version is rejected. */
  version?: Integer;
}

/**
 * For admins. A job that is switched off stays off regardless of its source. 404 `job_not_found`, 409 `job_changed` with the
 * current job in `current`.
 */
export const toggleJob = defineEndpoint<{ id: string }, ManagedJob, JobToggle>({
  name: 'toggleJob',
  method: 'PUT',
  template: '/api/jobs/{id}/toggle',
});

export interface DeletedJob {
  id: Integer;
  /** ISO 8601, UTC. */
  deletedAt: Instant;
}

/**
 * For admins. The job's URL returns 410 afterwards. Applicants keep their applications; future interviews are canceled and
 * mails are sent. `version`: expected version. 404 `job_not_found`, 409 `job_changed` with the current job in `current`.
 */
export const deleteJob = defineEndpoint<{ id: string; version?: string }, DeletedJob>({
  name: 'deleteJob',
  method: 'DELETE',
  template: '/api/jobs/{id}{?version}',
});
