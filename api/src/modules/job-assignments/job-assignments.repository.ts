import type { JobStatus } from 'shared-contracts';

/** An assignment with who is assigned. */
export interface AssignmentRecord {
  userId: number;
  username: string;
  email: string;
  firstName: string | null;
  lastName: string | null;
  assignedAt: Date;
}

/** An assignment with the job that it is to. */
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
  /** Whether management knows the job, in any state. */
  abstract hasJob(jobId: number): Promise<boolean>;
  abstract isAssigned(jobId: number, userId: number): Promise<boolean>;
  /** The first assigned first. */
  abstract list(jobId: number): Promise<AssignmentRecord[]>;
  /** Twice, or at the same time, is once: it stays as it was. @throws UserNotFoundError, JobNotFoundError: gone by now. */
  abstract add(assignment: NewAssignment): Promise<AssignmentRecord>;
  /** Whether there was such an assignment. */
  abstract remove(jobId: number, userId: number): Promise<boolean>;
  /** The last assigned first. */
  abstract jobsOf(userId: number): Promise<AssignedJobRecord[]>;
}
