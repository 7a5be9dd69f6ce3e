import type { JobStatus, ManagedJob } from 'shared-contracts';
import type { JobRecord } from '../../catalogue/index.ts';

/** A job as who manages it sees it, the way `managedColumns` reads it. */
export interface ManagedJobRecord extends JobRecord {
  source: string;
  isActive: boolean;
  editedAt: Date | null;
  version: number;
  /** `status`, and closed where its last moment to apply is over. */
  shownStatus: JobStatus;
  applicationCount: number;
  questions: ManagedJob['questions'];
}
