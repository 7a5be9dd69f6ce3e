/** The applicant's data, as far as it was sent. */
export interface Applicant {
  name: string | null;
  email: string | null;
}

export interface Answer {
  question_id: string;
  answer: string;
}

export interface ApplicationBody {
  jobId: string;
  applicationId: string;
  applicant: Applicant | null;
  resume: { filename: string; content: Buffer };
  answers: Answer[];
  submittedAt: string;
}

export const applicationStatuses = ['pending', 'reviewing', 'interview', 'declined', 'accepted'] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number];

/** A stored application. The file is not stored: its size and digest show whether it arrived completely. */
export interface StoredApplication {
  id: string;
  key: string;
  jobId: string;
  applicationId: string;
  applicant: Applicant | null;
  resume: { filename: string; bytes: number; sha256: string };
  answers: Answer[];
  submittedAt: string;
  /** ISO 8601, or null if it is not withdrawn. */
  withdrawnAt: string | null;
  status: ApplicationStatus;
  updatedAt: number;
}
