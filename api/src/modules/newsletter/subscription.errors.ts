import { AppError } from '../../http/app.errors.ts';

export class SubscriptionNotFoundError extends AppError {
  override readonly name = 'SubscriptionNotFoundError';

  constructor() {
    super(404, 'subscription_not_found', 'There is no subscription.');
  }
}

/** A visitor's alerts exist at the address, or those of an account that is not linked to it (ADR 34). */
export class AddressLinkRequiredError extends AppError {
  override readonly name = 'AddressLinkRequiredError';

  constructor() {
    super(409, 'address_link_required', 'The address has to be linked to the account by a mailed link first.');
  }
}
