import { AppError } from '../../../http/app-error.ts';

/** An address gets so many mails of this kind within an hour, whoever asks. */
export class TooManyConfirmationsError extends AppError {
  override readonly name = 'TooManyConfirmationsError';

  constructor() {
    super(429, 'too_many_requests', 'This address was mailed often within this hour. Try again later.');
  }
}
