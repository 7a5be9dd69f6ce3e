import { defineEndpoint, type NoVariables } from './endpoint.ts';
import type { ExperienceLevel, JobType, Language, Workplace } from './enums.ts';
import type { JobCard, JobPlace, Salary } from './jobs.contract.ts';
import type { Instant, Integer } from './scalars.ts';

/** `paused` is a job that was toggled off, `closed` one that is over or was deleted: visitors get 410 for both. */
export const jobStatuses = ['open', 'paused', 'closed'] as const;
export type JobStatus = (typeof jobStatuses)[number];

/** A question of the application form as who manages the job writes it. */
export interface JobQuestionDraft {
  question: string;
  /** Default false. */
  required?: boolean;
}

/**
 * What a job is made of. `PUT` stands for the whole job: what is left out is empty then, only `slug`, `postedAt` and
 * `questions` stay as they are. Texts are HTML (p, ul, ol, li, br, strong, em, h2–h4, a) or plain, and are sanitised. A
 * `ManagedJob` may be sent back, and changes nothing then: of two names of one thing both may stand, and have to agree.
 * Its body may hold 100 KB, as every one: a job of a source whose texts are longer is refused with 413 `payload_too_large`
 * until they are made shorter.
 * A time needs its zone. A day alone ("2026-12-01") is one in Lisbon: its beginning as `postedAt`, its end elsewhere.
 */
export interface JobPayload {
  title: string;
  companyId: Integer;
  categoryId?: Integer | null;
  /** Of a new job: the words of its address, to which its number is added. From the title where it is left out. A job keeps its address. */
  slug?: string;
  /**
   * Places, readable: "Lisboa, Porto". The first is the job's city. Sent without `places` it leaves region and country of
   * the cities that the job has already as they are; of others it names none, and they lie in Portugal.
   */
  location?: string | null;
  /** The same with region and country; `location` is their cities then. */
  places?: JobPlace[];
  /** One value in place of `jobTypes`; null says nothing. */
  type?: JobType | null;
  jobTypes?: JobType[];
  workplace?: Workplace | null;
  /** Stands for `workplace: 'remote'`. Default false. */
  remote?: boolean;
  experienceLevel?: ExperienceLevel | null;
  /** Empty only where it is already: a source may send jobs without one. */
  description: string;
  requirements?: string | null;
  benefits?: string | null;
  /** Figures, or words in place of `salaryText`. */
  salary?: Salary | string | null;
  /** Words ("A combinar"), with figures or without. */
  salaryText?: string | null;
  tags?: string[];
  language?: Language | null;
  isFeatured?: boolean;
  /** ISO 8601. */
  featuredUntil?: Instant | null;
  /** ISO 8601; of a new job the moment of the call where it is left out. Not in the future, unless it is there already. */
  postedAt?: Instant;
  /** ISO 8601: the last moment to apply; of a new job it lies ahead. */
  closesAt?: Instant | null;
  questions?: JobQuestionDraft[];
  /** Of `updateJob`: the version that was read. Another one is refused with 409 `job_changed`; without it the job is replaced. */
  version?: Integer;
}

/** A job as who manages it sees it, in any state but deleted. */
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
  /** As it was set, whatever the date says. */
  isFeatured: boolean;
  closesAt: Instant | null;
  /** Where it came from: `api`, or the name of the ingested source. */
  source: string;
  /** What visitors get; `closed` also where the source no longer lists it, or its last moment to apply is over. */
  status: JobStatus;
  /** What `toggleJob` has set, whatever else closes the job. */
  isActive: boolean;
  /** Of an ingested job that was changed here: the source's changes no longer reach it. ISO 8601, UTC. */
  editedAt: Instant | null;
  updatedAt: Instant;
  /** Incremented by every change, also by one of the source. */
  version: Integer;
  questions: { id: Integer; question: string; required: boolean }[];
  /** Those of a job with the source `api` are read with `listJobApplications` (ADR 27). */
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

/** For admins. `keyword` is part of the title or of the company's name, accents and case folded. What is no status counts as none, what is no company has no jobs. */
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
 * For admins. The header `Idempotency-Key` (a UUID) makes a repeated call answer the job that the first one made, as it is by now;
 * 404 `job_not_found` where that was deleted since. 400 `validation_failed` also names a `companyId` or `categoryId` that nobody has.
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
  /** What it shall be; without it the call turns round what is. */
  isActive?: boolean;
  /** The version that was read; another one is refused. */
  version?: Integer;
}

/** For admins. A job that is off stays off, whatever its source says. 404 `job_not_found`, 409 `job_changed` with the current job in `current`. */
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
 * For admins. Its address answers 410 from then on, its applications stay with their people, and its interviews that have not
 * begun are canceled, with their mails. `version`: the one that was read; another one is refused. 404 `job_not_found`, 409 `job_changed`
 * with the current job in `current`.
 */
export const deleteJob = defineEndpoint<{ id: string; version?: string }, DeletedJob>({
  name: 'deleteJob',
  method: 'DELETE',
  template: '/api/jobs/{id}{?version}',
});
