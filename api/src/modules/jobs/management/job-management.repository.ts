import type { JobContent, QuestionContent } from '../../job-writing/index.ts';
import type { ManagedJobFilter } from './managed-job-filter.ts';
import type { ManagedJobRecord } from './managed-job.record.ts';

/** A job as it was sent, in our columns. */
export interface JobOrder {
  content: JobContent;
  companyId: number;
  categoryId: number | null;
  /** ISO 8601; null: now for a new job, what it is for another. */
  postedAt: string | null;
  /** null: those that it has. */
  questions: Omit<QuestionContent, 'externalId'>[] | null;
}

/** Under which key a job is made, and the words of its address. */
export interface NewJob extends JobOrder {
  externalId: string;
  slugWords: string;
}

/** A page of jobs, newest first, and how many there are on all pages. */
export interface FoundJobs {
  total: number;
  jobs: ManagedJobRecord[];
}

/**
 * Jobs in any state but deleted. Each change is one transaction with the search and the data version; changes and reads
 * of sources follow each other. All but the reads may throw JobsBusyError, where another change takes too long.
 */
export abstract class JobManagementRepository {
  abstract find(id: number): Promise<ManagedJobRecord | null>;
  /** The page that the filter asks for, or the last one where it lies beyond the end. */
  abstract list(filter: ManagedJobFilter, pageSize: number): Promise<FoundJobs>;
  /** Fields of an order that name what does not exist. */
  abstract unknownReferences(order: JobOrder): Promise<('companyId' | 'categoryId')[]>;
  /** The number of the job that was made under this external id, deleted or not; null: none was. */
  abstract findMade(externalId: string): Promise<number | null>;
  /** The number of the job; the one that was made under this external id before, whatever it was made of. */
  abstract create(job: NewJob): Promise<number>;
  /** Whether there is such a job. @throws OutdatedVersionError where another version is named */
  abstract replace(id: number, job: JobOrder, version?: number): Promise<boolean>;
  /** @param isActive null: inverted. Answers whether there is such a job. @throws OutdatedVersionError where another version is named */
  abstract toggle(id: number, isActive: boolean | null, version?: number): Promise<boolean>;
  /**
   * When it was deleted; null where there is no such job. Its interviews that have not begun are canceled, with their mails. @throws
   * OutdatedVersionError where another version is named
   */
  abstract delete(id: number, version?: number): Promise<Date | null>;
}
