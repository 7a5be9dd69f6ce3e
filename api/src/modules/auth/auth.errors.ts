import { AppError } from '../../http/index.ts';

export class UnauthenticatedError extends AppError {
  override readonly name = 'UnauthenticatedError';

  constructor() {
    super(401, 'unauthenticated', 'You are not signed in.');
  }
}

export class ForbiddenError extends AppError {
  override readonly name = 'ForbiddenError';

  constructor() {
    super(403, 'forbidden', 'This is not allowed.');
  }
}

/** The admin has no second factor although the installation requires one. */
export class SecondFactorSetupRequiredError extends AppError {
  override readonly name = 'SecondFactorSetupRequiredError';

  constructor() {
    super(403, 'second_factor_setup_required', 'Admins need a second factor for this.');
  }
}

/** The user name or the password is wrong; the response does not say which. */
export class CredentialsWrongError extends AppError {
  override readonly name = 'CredentialsWrongError';

  constructor() {
    super(401, 'credentials_wrong', 'The username or the password is wrong.');
  }
}

/** The password is right, but the address is not verified. */
export class VerificationRequiredError extends AppError {
  override readonly name = 'VerificationRequiredError';
  override readonly requiresVerification = true;

  constructor() {
    super(403, 'verification_required', 'The e-mail address has to be confirmed first.');
  }
}

export class SecondFactorRequiredError extends AppError {
  override readonly name = 'SecondFactorRequiredError';

  constructor() {
    super(403, 'second_factor_required', 'This account requires a second factor.');
  }
}

export class SecondFactorWrongError extends AppError {
  override readonly name = 'SecondFactorWrongError';

  constructor() {
    super(403, 'second_factor_wrong', 'This code is wrong, or was used before.', { code: 'second_factor_wrong' });
  }
}

/** Wrong password in the confirmation of a signed-in user. */
export class PasswordWrongError extends AppError {
  override readonly name = 'PasswordWrongError';

  constructor() {
    super(403, 'password_wrong', 'The password is wrong.', { currentPassword: 'password_wrong' });
  }
}

/** Too many wrong attempts for one account. */
export class TooManyAttemptsError extends AppError {
  override readonly name = 'TooManyAttemptsError';

  constructor(override readonly retryAfterSeconds: number) {
    super(429, 'too_many_requests', 'Too many failed attempts. Try again later.');
  }
}

/** The token has an invalid signature, was used, or was revoked. */
export class TokenInvalidError extends AppError {
  override readonly name = 'TokenInvalidError';

  constructor() {
    super(400, 'token_invalid', 'This link is not valid.', { token: 'token_invalid' });
  }
}

export class TokenExpiredError extends AppError {
  override readonly name = 'TokenExpiredError';

  constructor() {
    super(410, 'token_expired', 'This link has expired.');
  }
}

/** The account's address is verified, so that its verification mail can no longer remove the account. */
export class AccountVerifiedError extends AppError {
  override readonly name = 'AccountVerifiedError';

  constructor() {
    super(
      409,
      'account_verified',
      'The address of this account is verified. A new password ends the access of others.',
    );
  }
}

/** The same mail was requested for this address within the last minute, or too often within an hour. */
export class MailTooSoonError extends AppError {
  override readonly name = 'MailTooSoonError';

  constructor(override readonly retryAfterSeconds: number) {
    super(429, 'too_many_requests', 'The same mail was requested moments ago. Try again later.');
  }
}

/** The user has no session with this id. */
export class SignInNotFoundError extends AppError {
  override readonly name = 'SignInNotFoundError';

  constructor() {
    super(404, 'sign_in_not_found', 'There is no such sign-in.');
  }
}

export class SecondFactorActiveError extends AppError {
  override readonly name = 'SecondFactorActiveError';

  constructor() {
    super(409, 'second_factor_active', 'This account has a second factor already.');
  }
}

/** The account has no second factor, or its setup has not begun. */
export class SecondFactorInactiveError extends AppError {
  override readonly name = 'SecondFactorInactiveError';

  constructor() {
    super(409, 'second_factor_inactive', 'This account has no second factor.');
  }
}
