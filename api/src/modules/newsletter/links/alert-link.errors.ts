import { AppError } from '../../../http/app.errors.ts';

/** The signature is invalid, or the subscriber was erased. */
export class AlertLinkInvalidError extends AppError {
  override readonly name = 'AlertLinkInvalidError';

  constructor() {
    super(404, 'token_invalid', 'This link leads nowhere.');
  }
}

/** The request was not confirmed in time, and was deleted. */
export class AlertLinkExpiredError extends AppError {
  override readonly name = 'AlertLinkExpiredError';

  constructor() {
    super(410, 'token_expired', 'This link has expired.');
  }
}
