import { AppError } from '../../http/app-error.ts';

export class TooManyExportsError extends AppError {
  override readonly name = 'TooManyExportsError';

  constructor(override readonly retryAfterSeconds: number) {
    super(429, 'too_many_requests', 'Your data was downloaded often within this hour. Try again later.');
  }
}
