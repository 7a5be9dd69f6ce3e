import type { listSavedJobs, removeSavedJob, SavedJob, saveJob } from 'shared-contracts';
import { exampleJob, type ExampleOf } from '../../http/index.ts';

const { id, slug, title, companyId, companyName, companySlug, logoUrl, city, isClosed } = exampleJob;

const saved: SavedJob = {
  id: '61e0b7f4-2c95-4d1a-8f36-0b9d5a7c42e8',
  jobId: id,
  job: { id, slug, title, companyId, companyName, companySlug, logoUrl, city, isClosed },
  savedAt: '2026-03-09T10:00:00.000Z',
};

export const listSavedJobsExample: ExampleOf<typeof listSavedJobs> = { answer: [saved] };
export const saveJobExample: ExampleOf<typeof saveJob> = { body: { jobId: id }, answer: saved };
export const removeSavedJobExample: ExampleOf<typeof removeSavedJob> = {
  variables: { id: 'd27c4a90-83b1-4f5e-a6d2-19f0e8c35b7a' },
  answer: [saved],
};
