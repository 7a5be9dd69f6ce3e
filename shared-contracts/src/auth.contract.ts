import type { Acknowledgement } from './contact.contract.ts';
import { defineEndpoint, type NoVariables } from './endpoint.ts';
import type { Language } from './enums.ts';
import type { NewsletterFrequency } from './newsletter.contract.ts';
import type { SignInTarget } from './sign-in-target.ts';
import type { User } from './users.contract.ts';

export interface Credentials {
  /** Or the e-mail address. */
  username: string;
  password: string;
  /** Of the authenticator, or a recovery code: asked for by 403 `second_factor_required`. */
  code?: string;
}

/**
 * Starts a session (cookie `sid`). 401 `credentials_wrong`, whichever of the two it is; 403 `verification_required` with
 * `requiresVerification`; 403 `second_factor_required`, `second_factor_wrong`; 429 `too_many_requests` after ten wrong
 * answers for one account within a quarter of an hour.
 */
export const login = defineEndpoint<NoVariables, User, Credentials>({
  name: 'login',
  method: 'POST',
  template: '/api/login',
});

/** Ends the session, if there is one. */
export const logout = defineEndpoint<NoVariables, Acknowledgement>({
  name: 'logout',
  method: 'POST',
  template: '/api/logout',
});

/** With what follows the sign-in, which the link of the verification mail carries. */
export interface Registration extends SignInTarget {
  /** Letters, digits, `.`, `_` and `-`. */
  username: string;
  email: string;
  password: string;
  confirmPassword: string;
  firstName?: string;
  lastName?: string;
  /** True unless told. Counts only once the address is confirmed. */
  subscribeToNewsletter?: boolean;
  newsletterFrequency?: NewsletterFrequency;
  /** Slugs of the categories to hear of; none: of all. */
  categories?: string[];
  /** Of the mails. */
  language?: Language;
}

export interface RegistrationAnswer {
  /** Who is signed in now; null where the address has to be confirmed first. */
  user: User | null;
  requiresVerification: boolean;
  /** For people; the UI has words of its own. */
  message: string;
}

/**
 * 409 `username_taken`. An address that has an account gets the same answer as a new one, and its owner a mail; only where
 * no verification is required (`EMAIL_VERIFICATION=off`) it is 409 `email_taken`.
 */
export const register = defineEndpoint<NoVariables, RegistrationAnswer, Registration>({
  name: 'register',
  method: 'POST',
  template: '/api/register',
});

/**
 * Of the mailed link, for a new account and for a changed address; the same link again answers the same. 400
 * `token_invalid`, 410 `token_expired` (its message says "expired").
 */
export const verifyEmail = defineEndpoint<{ token?: string }, Acknowledgement>({
  name: 'verifyEmail',
  method: 'GET',
  template: '/api/verify-email{?token}',
});

export interface VerificationRequest extends SignInTarget {
  email: string;
}

/**
 * The same answer whether or not there is such an account. The mailed link carries the target. One mail a minute and three an hour
 * for an address; else 429 `too_many_requests` with `retryAfterSeconds`. A registration counts as one.
 */
export const resendVerification = defineEndpoint<NoVariables, Acknowledgement, VerificationRequest>({
  name: 'resendVerification',
  method: 'POST',
  template: '/api/resend-verification',
});

/**
 * "It was not me": removes an account whose address is not verified, by the token of its verification mail. 400
 * `token_invalid`, 409 `account_verified`.
 */
export const cancelRegistration = defineEndpoint<{ token: string }, Acknowledgement>({
  name: 'cancelRegistration',
  method: 'POST',
  template: '/api/registrations/{token}/removal',
});

/**
 * Mails a link for a new password; the same answer whether or not there is such an account. One mail a minute and three an
 * hour for an address; else 429 `too_many_requests` with `retryAfterSeconds`.
 */
export const forgotPassword = defineEndpoint<NoVariables, Acknowledgement, { email: string }>({
  name: 'forgotPassword',
  method: 'POST',
  template: '/api/forgot-password',
});

export interface PasswordReset {
  /** Of the mailed link. */
  token: string;
  password: string;
  confirmPassword: string;
}

/**
 * Works once, ends every session of the account, and removes its second factor (but an admin's), a pending change of address
 * and the calendar's address. 400 `token_invalid` (also when it was used), 410 `token_expired`.
 */
export const resetPassword = defineEndpoint<NoVariables, Acknowledgement, PasswordReset>({
  name: 'resetPassword',
  method: 'POST',
  template: '/api/reset-password',
});
