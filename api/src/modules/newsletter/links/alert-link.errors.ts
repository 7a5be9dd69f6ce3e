import { AppError } from '../../../http/app-error.ts';

/** Not made by us, or of somebody who is gone. */
export class AlertLinkInvalidError extends AppError {
  override readonly name = 'AlertLinkInvalidError';

  constructor() {
    super(404, 'token_invalid', 'This link leads nowhere.');
  }
}

/** What was asked for was never confirmed, and is forgotten. */
export class AlertLinkExpiredError extends AppError {
  override readonly name = 'AlertLinkExpiredError';

  constructor() {
    super(410, 'token_expired', 'This link has expired.');
  }
}
