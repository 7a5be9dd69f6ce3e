import type { ApplicationStatus } from 'shared-contracts';

export interface HrAnswerText {
  /** The question's id at the HR backend, which counts within its job. */
  questionId: string;
  answer: string;
}

/** An application as it is handed over. */
export interface HrApplication {
  /** UUID: whatever is sent again under it is stored once. */
  id: string;
  /** The job's id at the HR backend. */
  jobId: string;
  name: string | null;
  email: string | null;
  resume: { fileName: string; content: Buffer };
  answers: readonly HrAnswerText[];
  submittedAt: Date;
}

export interface HrStatus {
  /** Ours, as it was handed over. */
  applicationId: string;
  status: ApplicationStatus;
  updatedAt: Date;
}

/** What the HR backend of docs/hr-backend.md does with applications. Every call may be repeated: it is done once. */
export abstract class HrApplications {
  /** Answers the HR backend's own id. @throws HrRefusedError, HrReadError */
  abstract submit(application: HrApplication): Promise<string>;
  /** @throws HrRefusedError, HrReadError */
  abstract answer(hrId: string, answers: readonly HrAnswerText[]): Promise<void>;
  /** @throws HrRefusedError, HrReadError */
  abstract withdraw(hrId: string, withdrawnAt: Date): Promise<void>;
  /** What changed at this moment or later, oldest first. @throws HrReadError */
  abstract statusesSince(moment: Date): AsyncIterable<HrStatus>;
}
