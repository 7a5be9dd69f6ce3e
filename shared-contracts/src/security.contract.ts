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
 * Ends all other sessions and cancels a pending change of address. The calendar feed URL is kept (`renewCalendarFeed`
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
 * Mails a link to the new address. The change takes effect when it is opened, and the old address is notified. An address
 * with an account gets no link, which the response does not reveal. 403 `password_wrong`.
 */
export const changeEmail = defineEndpoint<NoVariables, User, EmailChange>({
  name: 'changeEmail',
  method: 'PUT',
  template: '/api/account/email',
});

/** Cancels a pending change of address and revokes its link. */
export const cancelEmailChange = defineEndpoint<NoVariables, User>({
  name: 'cancelEmailChange',
  method: 'DELETE',
  template: '/api/account/email',
});

/**
 * Mails a link to the verified address. It adds applications and alerts that were sent with the address to the account. 403
 * `verification_required`, 429 `too_many_requests`.
 */
export const requestAddressLink = defineEndpoint<NoVariables, Acknowledgement>({
  name: 'requestAddressLink',
  method: 'POST',
  template: '/api/account/address-link',
});

/**
 * Confirms the mailed link in a session of its account, which adds earlier applications and alerts of the address to the
 * account. 400 `token_invalid`, also in a session of another account; 410 `token_expired`.
 */
export const confirmAddressLink = defineEndpoint<NoVariables, Acknowledgement, { token: string }>({
  name: 'confirmAddressLink',
  method: 'PUT',
  template: '/api/account/address-link',
});

/** A session of the user on a device. */
export interface SignIn {
  /** UUID, different from the session cookie. */
  id: Uuid;
  /** "Firefox", "Chrome"; null if unknown. */
  browser: string | null;
  /** "Windows", "Android"; null if unknown. */
  system: string | null;
  /** ISO 8601, UTC. */
  signedInAt: Instant;
  /** ISO 8601, UTC; up to an hour old. */
  seenAt: Instant;
  /** Whether it is the session of this request. */
  isCurrent: boolean;
}

/** The current session first, then the others by last use. */
export const listSignIns = defineEndpoint<NoVariables, SignIn[]>({
  name: 'listSignIns',
  method: 'GET',
  template: '/api/account/sessions',
  tags: ['SignIn'],
});

/** Returns the remaining sessions. 404 `sign_in_not_found`. */
export const endSignIn = defineEndpoint<{ id: string }, SignIn[]>({
  name: 'endSignIn',
  method: 'DELETE',
  template: '/api/account/sessions/{id}',
});

/** Ends all sessions, including the current one. */
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
  /** Base32, for manual entry. */
  secret: string;
  /** `otpauth://` URL. */
  uri: string;
  /** QR code of the URL: `data:image/svg+xml`. */
  qrCode: string;
}

/** Starts or restarts the setup. It takes effect when it is confirmed. 403 `password_wrong`, 409 `second_factor_active`. */
export const beginSecondFactor = defineEndpoint<NoVariables, SecondFactorSetup, { currentPassword: string }>({
  name: 'beginSecondFactor',
  method: 'POST',
  template: '/api/account/second-factor',
});

export interface RecoveryCodes {
  /** Returned only once. Each code is single-use. */
  recoveryCodes: string[];
}

/**
 * Confirms the setup with the authenticator's first code. 403 `second_factor_wrong`, 409 `second_factor_active`, 409
 * `second_factor_inactive` before `beginSecondFactor`.
 */
export const confirmSecondFactor = defineEndpoint<NoVariables, RecoveryCodes, { code: string }>({
  name: 'confirmSecondFactor',
  method: 'PUT',
  template: '/api/account/second-factor',
});

/** Proof to change a second factor: the password, and an authenticator or recovery code. */
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

/** Replaces all recovery codes. 403 and 409 as in `removeSecondFactor`. */
export const renewRecoveryCodes = defineEndpoint<NoVariables, RecoveryCodes, SecondFactorProof>({
  name: 'renewRecoveryCodes',
  method: 'POST',
  template: '/api/account/recovery-codes',
});
