import { AppError } from '../../http/app-error.ts';

export class SubscriptionNotFoundError extends AppError {
  override readonly name = 'SubscriptionNotFoundError';

  constructor() {
    super(404, 'subscription_not_found', 'There is no subscription.');
  }
}
