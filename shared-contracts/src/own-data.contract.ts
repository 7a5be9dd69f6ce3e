import { defineEndpoint, type NoVariables } from './endpoint.ts';
import type { User } from './users.contract.ts';

/** Export of the signed-in user's data: a ZIP with a JSON file per record type, resumes and picture. 429 `too_many_requests`. */
export const exportOwnData = defineEndpoint<NoVariables, Blob>({
  name: 'exportOwnData',
  method: 'GET',
  template: '/api/account/export',
});

/**
 * Schedules the deletion of the account after `limits.deletionDays`; it can be canceled until then. Ends all other sessions
 * and mails the date. A repeated call does not change the date. 403 `password_wrong`.
 */
export const requestDeletion = defineEndpoint<NoVariables, User, { currentPassword: string }>({
  name: 'requestDeletion',
  method: 'POST',
  template: '/api/account/deletion',
});

/** Cancels the deletion. Idempotent. */
export const cancelDeletion = defineEndpoint<NoVariables, User>({
  name: 'cancelDeletion',
  method: 'DELETE',
  template: '/api/account/deletion',
});
