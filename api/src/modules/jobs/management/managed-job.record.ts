import type { JobStatus, ManagedJob } from 'shared-contracts';
import type { JobRecord } from '../reading/job.record.ts';

/** A job for management, as selected by `managedColumns`. */
export interface ManagedJobRecord extends JobRecord {
  source: string;
  isActive: boolean;
  editedAt: Date | null;
  version: number;
  /** `status`, or closed if its closing date has passed. */
  shownStatus: JobStatus;
  applicationCount: number;
  questions: ManagedJob['questions'];
}
