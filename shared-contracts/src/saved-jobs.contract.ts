import { defineEndpoint, type NoVariables } from './endpoint.ts';
import type { JobSummary } from './jobs.contract.ts';
import type { Instant, Integer, Uuid } from './scalars.ts';

/** An entry of the saved list. */
export interface SavedJob {
  /** UUID of the entry. */
  id: Uuid;
  jobId: Integer;
  job: JobSummary;
  /** ISO 8601, UTC. */
  savedAt: Instant;
  /** Plain text, only visible to the owner. */
  note: string | null;
  /** Incremented by each change of the note. */
  noteVersion: Integer;
}

/** A removed entry that is restored. */
export interface RestoredEntry extends Pick<SavedJob, 'jobId' | 'note'> {
  /** Not in the future; a later time is replaced by the current one. */
  savedAt: Instant;
}

export interface NoteChange extends Pick<SavedJob, 'note'> {
  /** The version that was read. Without it the version is not checked. */
  noteVersion?: Integer;
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

/**
 * Restores an entry after its removal, with its note and its place in the list; also for a closed job. Idempotent. If the
 * job was saved again, that entry keeps its id and its own note. 404 `job_not_found`, `saved_job_not_found` if the id is
 * not a UUID or belongs to another entry.
 */
export const restoreSavedJob = defineEndpoint<{ id: string }, SavedJob, RestoredEntry>({
  name: 'restoreSavedJob',
  method: 'PUT',
  template: '/api/account/saved-jobs/{id}',
});

/**
 * Replaces the note; blank or null deletes it. 404 `saved_job_not_found`; 409 `note_changed` if `noteVersion` is not the
 * current version.
 */
export const writeSavedJobNote = defineEndpoint<{ id: string }, SavedJob, NoteChange>({
  name: 'writeSavedJobNote',
  method: 'PUT',
  template: '/api/account/saved-jobs/{id}/note',
});
