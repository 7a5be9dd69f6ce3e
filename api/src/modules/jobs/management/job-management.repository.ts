import type { JobContent, QuestionContent } from '../writing/job-content.ts';
import type { ManagedJobFilter } from './managed-job-filter.ts';
import type { ManagedJobRecord } from './managed-job.record.ts';

/** A job as submitted, mapped to columns. */
export interface JobInput {
  content: JobContent;
  companyId: number;
  categoryId: number | null;
  /** ISO 8601; null: the current time for a new job, otherwise unchanged. */
  postedAt: string | null;
  /** null: unchanged. */
  questions: Omit<QuestionContent, 'externalId'>[] | null;
}

/** The idempotency key of a new job and its slug without the id. */
export interface NewJob extends JobInput {
  externalId: string;
  slugWords: string;
}

/** A page of jobs, newest first, and the total over all pages. */
export interface FoundJobs {
  total: number;
  jobs: ManagedJobRecord[];
}

/**
 * Jobs in any state except deleted. Each change is one transaction that includes the search index and the data version.
 * Changes and source reads are serialised. All methods except reads may throw JobsBusyError if another change takes too
 * long.
 */
export abstract class JobManagementRepository {
  abstract find(id: number): Promise<ManagedJobRecord | null>;
  /** The requested page, or the last page if it is beyond the end. */
  abstract list(filter: ManagedJobFilter, pageSize: number): Promise<FoundJobs>;
  /** Fields with ids of companies or categories that do not exist. */
  abstract unknownReferences(input: JobInput): Promise<('companyId' | 'categoryId')[]>;
  /** Id of the job created with this external id, including deleted jobs; null if there is none. */
  abstract findByExternalId(externalId: string): Promise<number | null>;
  /** Id of the job. Returns the existing job for a known external id, even if its content differs. */
  abstract create(job: NewJob): Promise<number>;
  /** Whether the job exists. @throws OutdatedVersionError if `version` is not the current version */
  abstract replace(id: number, job: JobInput, version?: number): Promise<boolean>;
  /**
   * @param isActive null: toggle. Returns whether the job exists. @throws OutdatedVersionError if `version` is not the
   * current version
   */
  abstract toggle(id: number, isActive: boolean | null, version?: number): Promise<boolean>;
  /**
   * The deletion time; null if the job does not exist. Cancels its future interviews and sends their mails. @throws
   * OutdatedVersionError if `version` is not the current version
   */
  abstract delete(id: number, version?: number): Promise<Date | null>;
}
