import {
  expandTemplate,
  getApplicationResume,
  type Application,
  type ApplicationReceipt,
  type ApplicationRecord,
  type AnsweredQuestion,
  type DeliveryState,
  type JobCard,
  type StatusChange,
} from 'shared-contracts';
import type { JobQuestionRecord } from '../jobs/index.ts';
import { isFileReadable } from './applications.policy.ts';
import type { ApplicationEntity } from './entities/application.entity.ts';

type Received = Pick<ApplicationEntity, 'id' | 'jobId' | 'questionsDue' | 'submittedAt'>;

export function toReceipt({ id, jobId, questionsDue, submittedAt }: Received): ApplicationReceipt {
  return { id, resumeId: id, jobId, questionsDue, submittedAt: submittedAt.toISOString() };
}

/** `resumeUrl` is the URL of the file for the reader. */
export function toApplicationRecord(application: ApplicationEntity, resumeUrl: string): ApplicationRecord {
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
}

export function toApplicationResponse(application: ApplicationEntity, around: ResponseContext): Application {
  const { id, slug, title, companyName, logoUrl, city, isClosed } = around.job;
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
  };
}

/** `waiting` includes failed deliveries, which an operator can retry. `kept` is never delivered (DESIGN §4). */
export function deliveryState({ deliveredAt, refusedAt }: ApplicationEntity, isKept: boolean): DeliveryState {
  if (isKept) return 'kept';
  if (deliveredAt !== null) return 'delivered';
  return refusedAt === null ? 'waiting' : 'refused';
}

/** After the answers: the questions at that time, as the company read them. */
export function answeredQuestions(
  { answers, answeredAt }: ApplicationEntity,
  questions: readonly JobQuestionRecord[],
): AnsweredQuestion[] {
  if (answeredAt === null) {
    return questions.map(({ id, question, required }) => ({ id, question, required, answer: null }));
  }
  return answers.map(({ questionId, question, required, answer }) => ({ id: questionId, question, required, answer }));
}
