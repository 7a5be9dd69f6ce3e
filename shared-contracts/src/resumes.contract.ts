import { defineEndpoint, type NoVariables } from './endpoint.ts';
import type { Instant, Integer, Uuid } from './scalars.ts';

/** A stored resume. One of them, if there is any, is the default. */
export interface StoredResume {
  /** UUID. */
  id: Uuid;
  /** Id of the owner. */
  userId: Integer;
  name: string;
  /** Name of the file. */
  filename: string;
  /** URL of the file for its owner. */
  fileUrl: string;
  /** Bytes. */
  fileSize: Integer;
  pages: Integer;
  isDefault: boolean;
  /** ISO 8601, UTC. Both names are equal (SPEC §3). */
  uploadedAt: Instant;
  createdAt: Instant;
  updatedAt: Instant;
}

/** The default first, then the newest. */
export const listResumes = defineEndpoint<NoVariables, StoredResume[]>({
  name: 'listResumes',
  method: 'GET',
  template: '/api/account/resumes',
  tags: ['Resume'],
});

/**
 * `multipart/form-data` with the PDF as `resume` and its `name`; without one, the file's name. The first is the default.
 * 409 `resume_limit` at `limits.accountResumes`; 400 `resume_*`, 413 `resume_too_large`.
 */
export const addResume = defineEndpoint<NoVariables, StoredResume, FormData>({
  name: 'addResume',
  method: 'POST',
  template: '/api/account/resumes',
});

/** Returns all resumes. 404 `resume_not_found`. */
export const setDefaultResume = defineEndpoint<{ id: string }, StoredResume[]>({
  name: 'setDefaultResume',
  method: 'PATCH',
  template: '/api/account/resumes/{id}/set-default',
});

/**
 * Returns the remaining resumes. After the default is deleted, the newest becomes the default. Applications keep their
 * copies. 404 `resume_not_found`.
 */
export const deleteResume = defineEndpoint<{ id: string }, StoredResume[]>({
  name: 'deleteResume',
  method: 'DELETE',
  template: '/api/account/resumes/{id}',
});

/** The PDF, as an attachment. 404 `resume_not_found`. */
export const getResumeFile = defineEndpoint<{ id: string }, Blob>({
  name: 'getResumeFile',
  method: 'GET',
  template: '/api/account/resumes/{id}/file',
});
