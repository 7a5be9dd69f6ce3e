import type { JobStatus } from 'shared-contracts';

/** An assignment with the assigned user. */
export interface AssignmentRecord {
  userId: number;
  username: string;
  email: string;
  firstName: string | null;
  lastName: string | null;
  assignedAt: Date;
}

/** An assignment with its job. */
export interface AssignedJobRecord {
  jobId: number;
  title: string;
  status: JobStatus;
  assignedAt: Date;
}

export interface NewAssignment {
  jobId: number;
  userId: number;
  assignedBy: number;
}

export abstract class JobAssignmentsRepository {
  /** Whether the job exists for management, in any status. */
  abstract hasJob(jobId: number): Promise<boolean>;
  abstract isAssigned(jobId: number, userId: number): Promise<boolean>;
  /** Ordered by time of assignment, ascending. */
  abstract list(jobId: number): Promise<AssignmentRecord[]>;
  /**
   * Idempotent, also under concurrent calls: an existing assignment is unchanged. @throws UserNotFoundError,
   * JobNotFoundError if one was deleted concurrently
   */
  abstract add(assignment: NewAssignment): Promise<AssignmentRecord>;
  /** Whether the assignment existed. */
  abstract remove(jobId: number, userId: number): Promise<boolean>;
  /** Ordered by time of assignment, descending. */
  abstract jobsOf(userId: number): Promise<AssignedJobRecord[]>;
}
