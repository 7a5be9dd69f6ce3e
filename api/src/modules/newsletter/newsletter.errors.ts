import { AppError } from '../../http/index.ts';

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

export class SavedSearchNotFoundError extends AppError {
  override readonly name = 'SavedSearchNotFoundError';

  constructor() {
    super(404, 'saved_search_not_found', 'There is no such search.');
  }
}

export class SavedSearchLimitError extends AppError {
  override readonly name = 'SavedSearchLimitError';

  constructor() {
    super(409, 'saved_search_limit', 'The maximum number of saved searches is reached.');
  }
}

/** The limit of confirmation mails per address and hour is reached. */
export class TooManyConfirmationsError extends AppError {
  override readonly name = 'TooManyConfirmationsError';

  constructor() {
    super(429, 'too_many_requests', 'Too many mails were sent to this address within an hour. Try again later.');
  }
}

/** The signature is invalid, or the subscriber was erased. */
export class AlertLinkInvalidError extends AppError {
  override readonly name = 'AlertLinkInvalidError';

  constructor() {
    super(404, 'token_invalid', 'This link is not valid.');
  }
}

/** The request was not confirmed in time, and was deleted. */
export class AlertLinkExpiredError extends AppError {
  override readonly name = 'AlertLinkExpiredError';

  constructor() {
    super(410, 'token_expired', 'This link has expired.');
  }
}
