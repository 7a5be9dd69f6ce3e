import {
  applicationHref,
  expandTemplate,
  getApplicationResume,
  getJobApplicationResume,
  getSentResume,
  type AccountApplication,
  type AnsweredQuestion,
  type Application,
  type ApplicationReceipt,
  type ApplicationRecord,
  type DeliveryState,
  type JobCard,
  type ManagedApplication,
  type ManagedApplicationDetail,
  type StatusChange,
} from 'shared-contracts';
import type { JobQuestionRecord } from '../jobs/index.ts';
import type { ApplicationEntity } from './application.entity.ts';
import { areAnswersDue, isFileReadable, nextStatuses } from './applications.policy.ts';

type Received = Pick<ApplicationEntity, 'id' | 'jobId' | 'questionsDue' | 'submittedAt'>;

export function toReceipt({ id, jobId, questionsDue, submittedAt }: Received): ApplicationReceipt {
  return { id, resumeId: id, jobId, questionsDue, submittedAt: submittedAt.toISOString() };
}

/** `resumeUrl` is the URL of the file for the reader. */
function toApplicationRecord(application: ApplicationEntity, resumeUrl: string): ApplicationRecord {
  const { userId, answers, submittedAt, updatedAt } = application;
  return {
    userId,
    coverLetter: null,
    resumeUrl: isFileReadable(application) ? resumeUrl : null,
    answers: answers.map(({ questionId, answer }) => ({ questionId, answer })),
    appliedAt: submittedAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}

interface ResponseContext {
  /** Token of the mailed link. */
  token: string;
  job: JobCard;
  questions: readonly JobQuestionRecord[];
  history: StatusChange[];
  /** Whether applications for the job are stored here for the company instead of being delivered. */
  isKept: boolean;
  /** Median days in which companies answer, by company id. */
  answerDays: ReadonlyMap<number, number>;
}

export function toApplicationResponse(application: ApplicationEntity, around: ResponseContext): Application {
  const { id, slug, title, companyId, companyName, logoUrl, city, isClosed } = around.job;
  return {
    ...toReceipt(application),
    ...toApplicationRecord(application, expandTemplate(getApplicationResume.template, { token: around.token })),
    job: { id, slug, title, companyName, logoUrl, city, isClosed },
    status: application.status,
    delivery: deliveryState(application, around.isKept),
    name: application.name,
    email: application.email,
    resume: { name: application.fileName, size: application.fileSize, pages: application.pages },
    questions: answeredQuestions(application, around.questions),
    history: around.history,
    withdrawnAt: application.withdrawnAt?.toISOString() ?? null,
    companyAnswerDays: around.answerDays.get(companyId) ?? null,
  };
}

/** `waiting` includes failed deliveries, which an operator can retry. `kept` is never delivered (DESIGN §4). */
function deliveryState({ deliveredAt, refusedAt }: ApplicationEntity, isKept: boolean): DeliveryState {
  if (isKept) return 'kept';
  if (deliveredAt !== null) return 'delivered';
  return refusedAt === null ? 'waiting' : 'refused';
}

/** After the answers: the questions at that time, as the company read them. */
function answeredQuestions(
  { answers, answeredAt }: ApplicationEntity,
  questions: readonly JobQuestionRecord[],
): AnsweredQuestion[] {
  if (answeredAt === null) {
    return questions.map(({ id, question, required }) => ({ id, question, required, answer: null }));
  }
  return answers.map(({ questionId, question, required, answer }) => ({ id: questionId, question, required, answer }));
}

interface AccountContext {
  job: JobCard;
  history: StatusChange[];
  /** Token of the application's page. */
  token: string;
  /** Whether applications for the job are stored here for the company instead of being delivered. */
  isKept: boolean;
  /** Whether the job has a required question. */
  jobRequiresAnswers: boolean;
  /** Median days in which companies answer, by company id. */
  answerDays: ReadonlyMap<number, number>;
}

export function toAccountApplicationResponse(
  application: ApplicationEntity,
  { job, history, token, isKept, jobRequiresAnswers, answerDays }: AccountContext,
): AccountApplication {
  const { id, slug, title, companyId, companyName, companySlug, logoUrl, city, isClosed } = job;
  const resumeUrl = expandTemplate(getSentResume.template, { id: application.id });
  return {
    ...toApplicationRecord(application, resumeUrl),
    id: application.id,
    jobId: application.jobId,
    job: { id, slug, title, companyId, companyName, companySlug, logoUrl, city, isClosed },
    status: application.status,
    delivery: deliveryState(application, isKept),
    questionsDue: application.questionsDue,
    answersDue: areAnswersDue(application, jobRequiresAnswers),
    href: applicationHref(token),
    resumeName: application.fileName,
    createdAt: application.submittedAt.toISOString(),
    history,
    withdrawnAt: application.withdrawnAt?.toISOString() ?? null,
    companyAnswerDays: answerDays.get(companyId) ?? null,
  };
}

export function toManagedApplicationResponse(application: ApplicationEntity): ManagedApplication {
  const { id, jobId, name, email, status, questionsDue, submittedAt } = application;
  const named = { id: String(jobId), applicationId: id };
  return {
    ...toApplicationRecord(application, expandTemplate(getJobApplicationResume.template, named)),
    id,
    jobId,
    name,
    email,
    status,
    questionsDue,
    submittedAt: submittedAt.toISOString(),
    resume: { name: application.fileName, size: application.fileSize, pages: application.pages },
  };
}

interface ManagedContext {
  questions: readonly JobQuestionRecord[];
  history: StatusChange[];
}

export function toManagedApplicationDetailResponse(
  application: ApplicationEntity,
  { questions, history }: ManagedContext,
): ManagedApplicationDetail {
  return {
    ...toManagedApplicationResponse(application),
    questions: answeredQuestions(application, questions),
    history,
    nextStatuses: nextStatuses(application.status),
  };
}
