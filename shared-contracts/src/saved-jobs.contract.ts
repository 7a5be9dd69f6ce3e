import { defineEndpoint, type NoVariables } from './endpoint.ts';
import type { Job } from './jobs.contract.ts';
import type { Instant, Integer, Uuid } from './scalars.ts';

/** An entry of the saved list. */
export interface SavedJob {
  /** UUID of the entry. */
  id: Uuid;
  jobId: Integer;
  job: Pick<
    Job,
    'id' | 'slug' | 'title' | 'companyId' | 'companyName' | 'companySlug' | 'logoUrl' | 'city' | 'isClosed'
  >;
  /** ISO 8601, UTC. */
  savedAt: Instant;
}

/** The newest first; closed jobs stay. */
export const listSavedJobs = defineEndpoint<NoVariables, SavedJob[]>({
  name: 'listSavedJobs',
  method: 'GET',
  template: '/api/account/saved-jobs',
  tags: ['SavedJob'],
});

/** 404 `job_not_found`, 410 `job_closed`, 409 `job_already_saved`. */
export const saveJob = defineEndpoint<NoVariables, SavedJob, { jobId: Integer }>({
  name: 'saveJob',
  method: 'POST',
  template: '/api/account/saved-jobs',
});

/** Removes an entry by its id. Returns the remaining entries. 404 `saved_job_not_found`. */
export const removeSavedJob = defineEndpoint<{ id: string }, SavedJob[]>({
  name: 'removeSavedJob',
  method: 'DELETE',
  template: '/api/account/saved-jobs/{id}',
});
