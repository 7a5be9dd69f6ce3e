import { defineEndpoint, type NoVariables } from './endpoint.ts';
import type { User } from './users.contract.ts';

/** Everything that is stored of the signed-in person: a ZIP of JSON files, one for each kind of record, resumes and picture. 429 `too_many_requests`. */
export const exportOwnData = defineEndpoint<NoVariables, Blob>({
  name: 'exportOwnData',
  method: 'GET',
  template: '/api/account/export',
});

/**
 * Has the account deleted after `limits.deletionDays`; until then it can be kept. Signs out on every other device, and a
 * mail says until when. Asked again, the first moment stands. 403 `password_wrong`.
 */
export const requestDeletion = defineEndpoint<NoVariables, User, { currentPassword: string }>({
  name: 'requestDeletion',
  method: 'POST',
  template: '/api/account/deletion',
});

/** Keeps the account. Nothing to undo is no error. */
export const cancelDeletion = defineEndpoint<NoVariables, User>({
  name: 'cancelDeletion',
  method: 'DELETE',
  template: '/api/account/deletion',
});
