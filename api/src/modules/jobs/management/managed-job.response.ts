import type { ManagedJob } from 'shared-contracts';
import { toJobFacts, toJobTexts } from '../reading/job.response.ts';
import type { ManagedJobRecord } from './managed-job.record.ts';

export function toManagedJobResponse(job: ManagedJobRecord): ManagedJob {
  return {
    ...toJobFacts(job),
    ...toJobTexts(job),
    isFeatured: job.isFeatured,
    closesAt: job.closesAt?.toISOString() ?? null,
    source: job.source,
    status: job.shownStatus,
    isActive: job.isActive,
    version: job.version,
    editedAt: job.editedAt?.toISOString() ?? null,
    questions: job.questions,
    applicationCount: job.applicationCount,
  };
}
