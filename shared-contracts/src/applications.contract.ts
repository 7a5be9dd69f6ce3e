import { defineEndpoint } from './endpoint.ts';
import type { ApplicationStatus } from './enums.ts';
import type { Job, JobQuestion } from './jobs.contract.ts';
import type { Instant, Integer, Uuid } from './scalars.ts';

/** Text parts of the form that `applyToJob` takes beside the file; none is required. */
export interface ApplyFields {
  /** Of a visitor. */
  name?: string;
  /** Of a visitor, who gets a link by which the application can be seen, completed and withdrawn. */
  email?: string;
  /** Language of what is mailed: `pt` (default) or `en`. */
  language?: string;
  /** `true` keeps the file among the resumes of who is signed in, as `resumeName`. */
  saveResume?: string;
  resumeName?: string;
  /** `resumeId` of an earlier upload of the same form, which this one stands for. */
  replaces?: string;
  /** `Idempotency-Key` of an earlier call of the same form that was never answered: what it has stored is replaced too. */
  replacesKey?: string;
}

/** Name of the form's file part. */
export const resumePart = 'resume';

/** What says that an application is stored. Both names of its id are equal (DESIGN §4). */
export interface ApplicationReceipt {
  /** UUID, known to who applied and to those who read the application: whoever knows it may answer the questions, but for another account. */
  id: Uuid;
  resumeId: Uuid;
  jobId: Integer;
  /** Questions without an answer; 0 for a complete application. */
  questionsDue: Integer;
  /** ISO 8601, UTC. */
  submittedAt: Instant;
}

/** The receipt for its applicant. */
export interface SentReceipt extends ApplicationReceipt {
  /** Whether answers to required questions are missing and the company still takes them. */
  answersDue: boolean;
  /** Of the application's page, as in the mailed link: shows the application, completes it and withdraws it. */
  token: string;
}

/**
 * Step 1: `multipart/form-data` with the PDF as `resume` and `ApplyFields`. The header `Idempotency-Key` (a UUID) makes a
 * repeated call answer what the first one did. The header `X-Applicant-Id` names the account as which the sender believes
 * to apply, absent for a visitor: where the session is nobody's or another's by then, the answer is 401 `unauthenticated`
 * and nothing is stored. JSON `{ "resumeId" }` instead applies with a stored resume, which needs a
 * session (401 `unauthenticated`, 404 `resume_not_found`). 404 `job_not_found`, 410 `job_closed`, 409 `already_applied`,
 * 400 `resume_*`, 413 `resume_too_large`.
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
  /** Of the receipt. */
  resumeId: Uuid;
  answers: QuestionAnswer[];
}

/**
 * Step 2, also later by the mailed link. 400 `resume_id_missing`, 400 `answers_missing` (`fields` names the question ids),
 * 404 `application_not_found` (also for the receipt of another account), 409 `already_answered` with other words, 410
 * `application_withdrawn`, 410 `job_closed` where the application came too late.
 */
export const answerJobQuestions = defineEndpoint<{ id: string }, ApplicationReceipt, QuestionAnswers>({
  name: 'answerJobQuestions',
  method: 'POST',
  template: '/api/jobs/{id}/questions',
  tags: ['Application'],
});

/** Whether who is signed in has applied. Both names are equal. */
export interface AppliedAnswer {
  applied: boolean;
  hasApplied: boolean;
  /** Whether answers to required questions are missing and the company still takes them. */
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

/** A question with what was answered to it, or null. */
export interface AnsweredQuestion extends JobQuestion {
  answer: string | null;
}

export interface StatusChange {
  status: ApplicationStatus;
  /** ISO 8601, UTC. */
  at: Instant;
}

/**
 * `waiting`: not yet handed over; `delivered`: taken by the HR backend; `kept`: stored for the company, which reads it here, as
 * every application for a job made through our API; `refused`: the job closed before it reached the company.
 */
export const deliveryStates = ['waiting', 'delivered', 'kept', 'refused'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** Fields of SPEC §3 that every view of an application has. */
export interface ApplicationRecord {
  /** The applicant's account; null: a visitor's. */
  userId: Integer | null;
  /** Null: applications are sent without one. */
  coverLetter: string | null;
  /** Where the reader of this answer gets the PDF that was sent; null once the application is withdrawn or refused. */
  resumeUrl: string | null;
  /** Empty until the questions are answered. */
  answers: QuestionAnswer[];
  /** ISO 8601, UTC. */
  appliedAt: Instant;
  updatedAt: Instant;
}

/** An application as its owner sees it. */
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
}

/** The mailed link's. 404 `application_not_found` for a token that is none. */
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

/** Takes the application back, and cancels its interviews that have not begun; the same again answers the same. */
export const withdrawApplication = defineEndpoint<{ token: string }, Application>({
  name: 'withdrawApplication',
  method: 'DELETE',
  template: '/api/applications/{token}',
  tags: ['Application'],
});
