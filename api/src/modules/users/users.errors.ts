import { AppError } from '../../http/index.ts';

export class UsernameTakenError extends AppError {
  override readonly name = 'UsernameTakenError';

  constructor() {
    super(409, 'username_taken', 'This username is taken.', { username: 'username_taken' });
  }
}

export class EmailTakenError extends AppError {
  override readonly name = 'EmailTakenError';

  constructor() {
    super(409, 'email_taken', 'This e-mail address has an account.', { email: 'email_taken' });
  }
}

/** The user does not exist, or other users cannot name the account. */
export class UserNotFoundError extends AppError {
  override readonly name = 'UserNotFoundError';

  constructor() {
    super(404, 'user_not_found', 'There is no such user.');
  }
}
