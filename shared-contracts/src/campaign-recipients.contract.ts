import type { Campaign, CampaignVariables, CampaignVersion, RecipientState } from './campaigns.contract.ts';
import { defineEndpoint } from './endpoint.ts';
import type { Instant, Integer, Uuid } from './scalars.ts';

/** Why a mail was not delivered, by the server's response. `refused`: rejected permanently without a known reason. */
export const deliveryFailures = [
  'mailboxMissing',
  'mailboxFull',
  'policy',
  'tooLarge',
  'temporary',
  'unreachable',
  'refused',
  'unknown',
] as const;
export type DeliveryFailure = (typeof deliveryFailures)[number];

export interface CampaignRecipient {
  /** UUID. */
  id: Uuid;
  /** Null if the subscriber was erased, or the campaign ended more than a year ago. */
  email: string | null;
  state: RecipientState;
  /** Response of the server that rejected or bounced the mail, or why the result is unknown. Without addresses. */
  error: string | null;
  /** Class of `error`; null without an error. */
  failure: DeliveryFailure | null;
  attempts: Integer;
  updatedAt: Instant;
}

export interface CampaignRecipientPage {
  items: CampaignRecipient[];
  page: Integer;
  pageSize: Integer;
  totalPages: Integer;
  total: Integer;
}

/** Recipients in a state, or all. Empty for an invalid state. 404 `campaign_not_found`. */
export const listCampaignRecipients = defineEndpoint<
  CampaignVariables & { state?: string; page?: string },
  CampaignRecipientPage
>({
  name: 'listCampaignRecipients',
  method: 'GET',
  template: '/api/newsletter-automation/campaigns/{id}/recipients{?state,page}',
  tags: ['Campaign'],
});

/** `version`: expected version of the campaign. */
export interface UncertainRecipientsPayload extends CampaignVersion {
  /** UUIDs. Default: all uncertain recipients. */
  ids?: string[];
  /** `sent`: the mails were delivered. `pending`: send them again, possibly twice. */
  state: 'sent' | 'pending';
}

/**
 * Resolves uncertain recipients; others are not changed. A sent campaign resumes for mails that are sent again. 404
 * `campaign_not_found`; 409 `campaign_changed`, and `campaign_not_changeable` for sending mails of a canceled or failed
 * campaign.
 */
export const settleUncertainRecipients = defineEndpoint<CampaignVariables, Campaign, UncertainRecipientsPayload>({
  name: 'settleUncertainRecipients',
  method: 'PUT',
  template: '/api/newsletter-automation/campaigns/{id}/recipients',
});
