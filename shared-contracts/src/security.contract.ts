import type { Acknowledgement } from './contact.contract.ts';
import { defineEndpoint, type NoVariables } from './endpoint.ts';
import type { User } from './users.contract.ts';
import type { Instant, Uuid } from './scalars.ts';

export interface PasswordChange {
  currentPassword: string;
  password: string;
  confirmPassword: string;
}

/**
 * Ends every other session and a change of address that waits for its mail. The calendar's address stays (`renewCalendarFeed`
 * replaces it). 403 `password_wrong`.
 */
export const changePassword = defineEndpoint<NoVariables, Acknowledgement, PasswordChange>({
  name: 'changePassword',
  method: 'PUT',
  template: '/api/account/password',
});

export interface EmailChange {
  email: string;
  currentPassword: string;
}

/**
 * Mails a link to the new address; the change counts once it was opened, and the old address is told. An address that has
 * an account gets no link, and the answer does not say so. 403 `password_wrong`.
 */
export const changeEmail = defineEndpoint<NoVariables, User, EmailChange>({
  name: 'changeEmail',
  method: 'PUT',
  template: '/api/account/email',
});

/** Forgets a change that waits for its mail; its link is void. */
export const cancelEmailChange = defineEndpoint<NoVariables, User>({
  name: 'cancelEmailChange',
  method: 'DELETE',
  template: '/api/account/email',
});

/**
 * Mails a link to the verified address that adds to the account what visitors sent with the address. 403
 * `verification_required`, 429 `too_many_requests` when asked again too soon.
 */
export const requestAddressLink = defineEndpoint<NoVariables, Acknowledgement>({
  name: 'requestAddressLink',
  method: 'POST',
  template: '/api/account/address-link',
});

/**
 * Opens the mailed link in a session of its account: earlier applications and alerts of the address belong to the account from
 * then on. 400 `token_invalid`, also in a session of another account; 410 `token_expired`.
 */
export const confirmAddressLink = defineEndpoint<NoVariables, Acknowledgement, { token: string }>({
  name: 'confirmAddressLink',
  method: 'PUT',
  template: '/api/account/address-link',
});

/** A device on which the person is signed in. */
export interface SignIn {
  /** UUID; not what the cookie holds. */
  id: Uuid;
  /** "Firefox", "Chrome"; null where it cannot be told. */
  browser: string | null;
  /** "Windows", "Android"; null where it cannot be told. */
  system: string | null;
  /** ISO 8601, UTC. */
  signedInAt: Instant;
  /** ISO 8601, UTC; up to an hour old. */
  seenAt: Instant;
  /** The one that asks. */
  isCurrent: boolean;
}

/** The current one first, then the latest. */
export const listSignIns = defineEndpoint<NoVariables, SignIn[]>({
  name: 'listSignIns',
  method: 'GET',
  template: '/api/account/sessions',
  tags: ['SignIn'],
});

/** Answers what is left. 404 `sign_in_not_found`. */
export const endSignIn = defineEndpoint<{ id: string }, SignIn[]>({
  name: 'endSignIn',
  method: 'DELETE',
  template: '/api/account/sessions/{id}',
});

/** Signs out everywhere, here too. */
export const endAllSignIns = defineEndpoint<NoVariables, Acknowledgement>({
  name: 'endAllSignIns',
  method: 'DELETE',
  template: '/api/account/sessions',
});

/** For admins: ends every session of a user. Audited. 404 `user_not_found`. */
export const endUserSessions = defineEndpoint<{ userId: string }, Acknowledgement>({
  name: 'endUserSessions',
  method: 'DELETE',
  template: '/api/users/{userId}/sessions',
});

export interface SecondFactorSetup {
  /** Base32, for who types it. */
  secret: string;
  /** `otpauth://` address, for a phone that opens it. */
  uri: string;
  /** The same as a picture: `data:image/svg+xml`. */
  qrCode: string;
}

/** Begins (again): nothing changes before it is confirmed. 403 `password_wrong`, 409 `second_factor_active`. */
export const beginSecondFactor = defineEndpoint<NoVariables, SecondFactorSetup, { currentPassword: string }>({
  name: 'beginSecondFactor',
  method: 'POST',
  template: '/api/account/second-factor',
});

export interface RecoveryCodes {
  /** Shown once; each works once. */
  recoveryCodes: string[];
}

/** With the authenticator's first code. 403 `second_factor_wrong`, 409 `second_factor_active`, `second_factor_inactive` before it was begun. */
export const confirmSecondFactor = defineEndpoint<NoVariables, RecoveryCodes, { code: string }>({
  name: 'confirmSecondFactor',
  method: 'PUT',
  template: '/api/account/second-factor',
});

/** What whoever has a second factor shows before it changes: the password, and a code of it or a recovery code. */
export interface SecondFactorProof {
  currentPassword: string;
  code: string;
}

/** 403 `password_wrong`, `second_factor_required`, `second_factor_wrong`; 409 `second_factor_inactive`. */
export const removeSecondFactor = defineEndpoint<NoVariables, Acknowledgement, SecondFactorProof>({
  name: 'removeSecondFactor',
  method: 'POST',
  template: '/api/account/second-factor/removal',
});

/** The former codes are void. 403 and 409 as in `removeSecondFactor`. */
export const renewRecoveryCodes = defineEndpoint<NoVariables, RecoveryCodes, SecondFactorProof>({
  name: 'renewRecoveryCodes',
  method: 'POST',
  template: '/api/account/recovery-codes',
});
