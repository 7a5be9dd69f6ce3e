import {
  expandTemplate,
  getJobApplicationResume,
  type ManagedApplication,
  type ManagedApplicationDetail,
  type StatusChange,
} from 'shared-contracts';
import type { JobQuestionRecord } from '../../jobs/index.ts';
import { answeredQuestions, toApplicationRecord } from '../application.response.ts';
import type { ApplicationEntity } from '../entities/application.entity.ts';
import { nextStatuses } from '../status/application-status.ts';

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

interface ResponseContext {
  questions: readonly JobQuestionRecord[];
  history: StatusChange[];
}

export function toManagedApplicationDetailResponse(
  application: ApplicationEntity,
  { questions, history }: ResponseContext,
): ManagedApplicationDetail {
  return {
    ...toManagedApplicationResponse(application),
    questions: answeredQuestions(application, questions),
    history,
    nextStatuses: nextStatuses(application.status),
  };
}
