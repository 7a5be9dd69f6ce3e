import type { Acknowledgement } from './contact.contract.ts';
import { defineEndpoint, type NoVariables } from './endpoint.ts';
import type { Language, NewsletterFrequency } from './enums.ts';
import type { SignInTarget } from './sign-in-target.ts';
import type { User } from './users.contract.ts';

export interface Credentials {
  /** Or the e-mail address. */
  username: string;
  password: string;
  /** Authenticator code or recovery code. Required after 403 `second_factor_required`. */
  code?: string;
}

/**
 * Starts a session (cookie `sid`). 401 `credentials_wrong` for a wrong name or password; 403 `verification_required` with
 * `requiresVerification`; 403 `second_factor_required`, `second_factor_wrong`; 429 `too_many_requests` after ten failed
 * attempts for an account within 15 minutes.
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

/** Registration with a sign-in target, which is included in the verification link. */
export interface Registration extends SignInTarget {
  /** Letters, digits, `.`, `_` and `-`. */
  username: string;
  email: string;
  password: string;
  confirmPassword: string;
  firstName?: string;
  lastName?: string;
  /** Default true. Takes effect after the address is confirmed. */
  subscribeToNewsletter?: boolean;
  newsletterFrequency?: NewsletterFrequency;
  /** Category slugs of the job alerts. Empty: all categories. */
  categories?: string[];
  /** Language of the mails. */
  language?: Language;
}

export interface RegistrationAnswer {
  /** The signed-in user; null if the address must be confirmed first. */
  user: User | null;
  requiresVerification: boolean;
  /** Human-readable. The UI uses its own texts. */
  message: string;
}

/**
 * 409 `username_taken`. For an address with an account the response is the same as for a new one, and the owner is mailed.
 * Without verification (`EMAIL_VERIFICATION=off`) it is 409 `email_taken`.
 */
export const register = defineEndpoint<NoVariables, RegistrationAnswer, Registration>({
  name: 'register',
  method: 'POST',
  template: '/api/register',
});

/**
 * Verifies the address of a new account or a changed address by the mailed link. Idempotent. 400 `token_invalid`, 410
 * `token_expired` (its message says "expired").
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
 * The response does not reveal whether the account exists. The mailed link contains the sign-in target. Limited to one mail
 * a minute and three an hour per address, including the registration mail; else 429 `too_many_requests` with
 * `retryAfterSeconds`.
 */
export const resendVerification = defineEndpoint<NoVariables, Acknowledgement, VerificationRequest>({
  name: 'resendVerification',
  method: 'POST',
  template: '/api/resend-verification',
});

/**
 * Removes an account with an unverified address, by the token of its verification mail. 400 `token_invalid`, 409
 * `account_verified`.
 */
export const cancelRegistration = defineEndpoint<{ token: string }, Acknowledgement>({
  name: 'cancelRegistration',
  method: 'POST',
  template: '/api/registrations/{token}/removal',
});

/**
 * Mails a password reset link. The response does not reveal whether the account exists. Limited to one mail a minute and
 * three an hour per address; else 429 `too_many_requests` with `retryAfterSeconds`.
 */
export const forgotPassword = defineEndpoint<NoVariables, Acknowledgement, { email: string }>({
  name: 'forgotPassword',
  method: 'POST',
  template: '/api/forgot-password',
});

export interface PasswordReset {
  /** Token of the mailed link. */
  token: string;
  password: string;
  confirmPassword: string;
}

/**
 * The token is single-use. Ends all sessions of the account, and removes its second factor (except an admin's), a pending
 * change of address and the calendar feed URL. 400 `token_invalid` (also for a used token), 410 `token_expired`.
 */
export const resetPassword = defineEndpoint<NoVariables, Acknowledgement, PasswordReset>({
  name: 'resetPassword',
  method: 'POST',
  template: '/api/reset-password',
});
