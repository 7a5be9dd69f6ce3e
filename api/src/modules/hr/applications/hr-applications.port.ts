import type { ApplicationStatus } from 'shared-contracts';

export interface HrAnswerText {
  /** Id of the question at the HR backend, unique within the job. */
  questionId: string;
  answer: string;
}

/** An application as it is submitted. */
export interface HrApplication {
  /** UUID, used as the idempotency key. */
  id: string;
  /** Id of the job at the HR backend. */
  jobId: string;
  name: string | null;
  email: string | null;
  resume: { fileName: string; content: Buffer };
  answers: readonly HrAnswerText[];
  submittedAt: Date;
}

export interface HrStatus {
  /** Our id of the application. */
  applicationId: string;
  status: ApplicationStatus;
  updatedAt: Date;
}

/** The application endpoints of docs/hr-backend.md. All calls are idempotent. */
export abstract class HrApplications {
  /** Returns the id of the HR backend. @throws HrRefusedError, HrReadError */
  abstract submit(application: HrApplication): Promise<string>;
  /** @throws HrRefusedError, HrReadError */
  abstract answer(hrId: string, answers: readonly HrAnswerText[]): Promise<void>;
  /** @throws HrRefusedError, HrReadError */
  abstract withdraw(hrId: string, withdrawnAt: Date): Promise<void>;
  /** Statuses updated at or after `moment`, oldest first. @throws HrReadError */
  abstract statusesSince(moment: Date): AsyncIterable<HrStatus>;
}
