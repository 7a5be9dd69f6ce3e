import { AppError } from '../../http/index.ts';

export class CampaignNotFoundError extends AppError {
  override readonly name = 'CampaignNotFoundError';

  constructor() {
    super(404, 'campaign_not_found', 'There is no such campaign.');
  }
}

/** The campaign has started or ended, so the change is no longer possible. */
export class CampaignNotChangeableError extends AppError {
  override readonly name = 'CampaignNotChangeableError';

  constructor() {
    super(409, 'campaign_not_changeable', 'The state of this campaign does not allow the change.');
  }
}

/** A campaign with the same subject and frequency was started recently. */
export class CampaignRepeatedError extends AppError {
  override readonly name = 'CampaignRepeatedError';

  constructor() {
    super(409, 'campaign_repeated', 'A campaign with this subject was sent recently.');
  }
}

export class NoWebhookError extends AppError {
  override readonly name = 'NoWebhookError';

  constructor() {
    super(404, 'not_found', 'There is nothing at this address.');
  }
}

export class WrongTokenError extends AppError {
  override readonly name = 'WrongTokenError';

  constructor() {
    super(401, 'unauthenticated', 'The token of the mail provider is missing or wrong.');
  }
}

export class MailTokenInvalidError extends AppError {
  override readonly name = 'MailTokenInvalidError';

  constructor() {
    super(404, 'token_invalid', 'The link does not belong to this site.');
  }
}
