import { AppError } from '../../../http/app.errors.ts';

/** The limit of confirmation mails per address and hour is reached. */
export class TooManyConfirmationsError extends AppError {
  override readonly name = 'TooManyConfirmationsError';

  constructor() {
    super(429, 'too_many_requests', 'This address was mailed often within this hour. Try again later.');
  }
}
