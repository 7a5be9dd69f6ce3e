import {
  applicationHref,
  expandTemplate,
  getSentResume,
  type AccountApplication,
  type JobCard,
  type StatusChange,
} from 'shared-contracts';
import { deliveryState, toApplicationRecord } from '../application.response.ts';
import { areAnswersDue } from '../applications.policy.ts';
import type { ApplicationEntity } from '../entities/application.entity.ts';

interface ResponseContext {
  job: JobCard;
  history: StatusChange[];
  /** Token of the application's page. */
  token: string;
  /** Whether applications for the job are stored here for the company instead of being delivered. */
  isKept: boolean;
  /** Whether the job has a required question. */
  jobRequiresAnswers: boolean;
}

export function toAccountApplicationResponse(
  application: ApplicationEntity,
  { job, history, token, isKept, jobRequiresAnswers }: ResponseContext,
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
  };
}
