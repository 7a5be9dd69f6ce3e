import { applicationHref, type AccountApplication, type JobCard, type StatusChange } from 'shared-contracts';
import { deliveryState } from '../application.response.ts';
import type { ApplicationEntity } from '../entities/application.entity.ts';

interface Surroundings {
  job: JobCard;
  history: StatusChange[];
  /** Of the application's page. */
  token: string;
  /** Whether applications for the job are kept here for the company. */
  isKept: boolean;
}

export function toAccountApplicationResponse(
  application: ApplicationEntity,
  { job, history, token, isKept }: Surroundings,
): AccountApplication {
  const { id, slug, title, companyId, companyName, companySlug, logoUrl, city, isClosed } = job;
  const appliedAt = application.submittedAt.toISOString();
  return {
    id: application.id,
    jobId: application.jobId,
    job: { id, slug, title, companyId, companyName, companySlug, logoUrl, city, isClosed },
    status: application.status,
    delivery: deliveryState(application, isKept),
    questionsDue: application.questionsDue,
    href: applicationHref(token),
    resumeName: application.fileName,
    appliedAt,
    createdAt: appliedAt,
    updatedAt: application.updatedAt.toISOString(),
    history,
    withdrawnAt: application.withdrawnAt?.toISOString() ?? null,
  };
}
