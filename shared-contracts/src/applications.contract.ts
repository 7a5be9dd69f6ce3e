import { defineEndpoint } from './endpoint.ts';
import type { ApplicationStatus } from './enums.ts';
import type { Job, JobQuestion } from './jobs.contract.ts';
import type { Instant, Integer, Uuid } from './scalars.ts';

/** Optional text parts of the form of `applyToJob`. */
export interface ApplyFields {
  /** Name of a visitor. */
  name?: string;
  /** E-mail address of a visitor, who is mailed a link to view, complete and withdraw the application. */
  email?: string;
  /** Language of the mails: `pt` (default) or `en`. */
  language?: string;
  /** `true` also stores the file in the signed-in user's resumes, as `resumeName`. */
  saveResume?: string;
  resumeName?: string;
  /** `resumeId` of an earlier upload of the same form, which this one replaces. */
  replaces?: string;
  /** `Idempotency-Key` of an earlier call of the same form without a response. Its upload is also replaced. */
  replacesKey?: string;
}

/** Name of the form's file part. */
export const resumePart = 'resume';

/** Acknowledgement of a stored application. Both ids are equal (DESIGN §4). */
export interface ApplicationReceipt {
  /**
   * UUID, known to the applicant and to readers of the application. It authorizes answering the questions, unless the
   * application belongs to another account.
   */
  id: Uuid;
  resumeId: Uuid;
  jobId: Integer;
  /** Number of unanswered questions; 0 for a complete application. */
  questionsDue: Integer;
  /** ISO 8601, UTC. */
  submittedAt: Instant;
}

/** The receipt for its applicant. */
export interface SentReceipt extends ApplicationReceipt {
  /** Whether answers to required questions are missing and the company still accepts them. */
  answersDue: boolean;
  /** Token of the application's page, as in the mailed link. Authorizes viewing, completing and withdrawing the application. */
  token: string;
}

/**
 * Step 1: `multipart/form-data` with the PDF as `resume` and `ApplyFields`. The header `Idempotency-Key` (a UUID) makes a
 * repeated call return the first response. The header `X-Applicant-Id` is the id of the expected account, absent for a
 * visitor. If the session belongs to another user or none, the response is 401 `unauthenticated` and nothing is stored. JSON
 * `{ "resumeId" }` instead applies with a stored resume, which requires a session (401 `unauthenticated`, 404
 * `resume_not_found`). 404 `job_not_found`, 410 `job_closed`, 409 `already_applied`, 400 `resume_*`, 413 `resume_too_large`.
 */
export const applyToJob = defineEndpoint<{ id: string }, SentReceipt, FormData>({
  name: 'applyToJob',
  method: 'POST',
  template: '/api/jobs/{id}/resume',
  tags: ['Application'],
});

export const idempotencyHeader = 'idempotency-key';
export const applicantHeader = 'x-applicant-id';

export interface QuestionAnswer {
  questionId: Integer;
  answer: string;
}

export interface QuestionAnswers {
  /** `resumeId` of the receipt. */
  resumeId: Uuid;
  answers: QuestionAnswer[];
}

/**
 * Step 2, also later by the mailed link. 400 `resume_id_missing`, 400 `answers_missing` (`fields` names the question ids),
 * 404 `application_not_found` (also for a receipt of another account), 409 `already_answered` for different answers, 410
 * `application_withdrawn`, 410 `job_closed` if the job closed before the application.
 */
export const answerJobQuestions = defineEndpoint<{ id: string }, ApplicationReceipt, QuestionAnswers>({
  name: 'answerJobQuestions',
  method: 'POST',
  template: '/api/jobs/{id}/questions',
  tags: ['Application'],
});

/** Whether the signed-in user has applied. Both fields are equal. */
export interface AppliedAnswer {
  applied: boolean;
  hasApplied: boolean;
  /** Whether answers to required questions are missing and the company still accepts them. */
  answersDue: boolean;
  /** The application's receipt while answers are due; otherwise null. */
  receipt: SentReceipt | null;
}

/** Whether the signed-in user has applied to the job; false for a visitor. */
export const getApplied = defineEndpoint<{ id: string }, AppliedAnswer>({
  name: 'getApplied',
  method: 'GET',
  template: '/api/jobs/{id}/applied',
  tags: ['Application'],
});

/** A question with its answer, or null. */
export interface AnsweredQuestion extends JobQuestion {
  answer: string | null;
}

export interface StatusChange {
  status: ApplicationStatus;
  /** ISO 8601, UTC. */
  at: Instant;
}

/**
 * `waiting`: not delivered yet; `delivered`: accepted by the HR backend; `kept`: not delivered, because the company reads
 * applications to jobs of our API here; `refused`: the job closed before the delivery.
 */
export const deliveryStates = ['waiting', 'delivered', 'kept', 'refused'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** Fields of SPEC §3 that every representation of an application has. */
export interface ApplicationRecord {
  /** Id of the applicant's account; null for a visitor. */
  userId: Integer | null;
  /** Always null: applications have no cover letter. */
  coverLetter: string | null;
  /** URL of the sent PDF for the caller; null after the application is withdrawn or refused. */
  resumeUrl: string | null;
  /** Empty until the questions are answered. */
  answers: QuestionAnswer[];
  /** ISO 8601, UTC. */
  appliedAt: Instant;
  updatedAt: Instant;
}

/** An application as returned to its owner. */
export interface Application extends ApplicationReceipt, ApplicationRecord {
  job: Pick<Job, 'id' | 'slug' | 'title' | 'companyName' | 'logoUrl' | 'city' | 'isClosed'>;
  status: ApplicationStatus;
  delivery: DeliveryState;
  name: string | null;
  email: string | null;
  /** `size` in bytes. */
  resume: { name: string; size: Integer; pages: Integer };
  questions: AnsweredQuestion[];
  /** Oldest first, without the `pending` of the beginning. */
  history: StatusChange[];
  withdrawnAt: Instant | null;
  /** Median days in which the company answers; null: fewer than `limits.answeredApplications` answered applications. */
  companyAnswerDays: Integer | null;
}

/** The application of the mailed link. 404 `application_not_found` for an invalid token. */
export const getApplication = defineEndpoint<{ token: string }, Application>({
  name: 'getApplication',
  method: 'GET',
  template: '/api/applications/{token}',
  tags: ['Application'],
});

/** The PDF that was sent, as an attachment. 404 `application_not_found`, 404 `resume_not_found` once the application is withdrawn or refused. */
export const getApplicationResume = defineEndpoint<{ token: string }, Blob>({
  name: 'getApplicationResume',
  method: 'GET',
  template: '/api/applications/{token}/resume',
});

/** Withdraws the application and cancels its future interviews. Idempotent. */
export const withdrawApplication = defineEndpoint<{ token: string }, Application>({
  name: 'withdrawApplication',
  method: 'DELETE',
  template: '/api/applications/{token}',
  tags: ['Application'],
});

export interface ApplicantEmail {
  email: string;
}

/**
 * Adds the e-mail address that a visitor did not leave with the upload, with the same mails. Idempotent. 404
 * `application_not_found` for an invalid token, 409 `application_has_address` if the application has another address, 409
 * `already_applied` if another application to the job has the address (its owner is mailed, as at the upload), 410
 * `application_withdrawn`, 410 `job_closed` if the job closed before the application.
 */
export const addApplicantEmail = defineEndpoint<{ token: string }, Application, ApplicantEmail>({
  name: 'addApplicantEmail',
  method: 'PUT',
  template: '/api/applications/{token}/email',
});
