import type { JobCard, SavedJob } from 'shared-contracts';
import type { SavedJobEntity } from './entities/saved-job.entity.ts';

/** The fields of the job's card that the list shows. */
export function toSavedJobResponse({ id, jobId, savedAt }: SavedJobEntity, card: JobCard): SavedJob {
  const { slug, title, companyId, companyName, companySlug, logoUrl, city, isClosed } = card;
  return {
    id,
    jobId,
    job: { id: jobId, slug, title, companyId, companyName, companySlug, logoUrl, city, isClosed },
    savedAt: savedAt.toISOString(),
  };
}
