import { AppError } from '../../../http/app.errors.ts';

export class NoWebhookError extends AppError {
  override readonly name = 'NoWebhookError';

  constructor() {
    super(404, 'not_found', 'There is nothing at this address.');
  }
}

export class WrongTokenError extends AppError {
  override readonly name = 'WrongTokenError';

  constructor() {
    super(401, 'unauthenticated', 'Only the provider of our mail may say this.');
  }
}
