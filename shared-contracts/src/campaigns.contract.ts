import { defineEndpoint, type NoVariables } from './endpoint.ts';
import type { Instant, Integer } from './scalars.ts';

/** `sending` and `paused` can alternate; `sent`, `canceled` and `failed` are final (SPEC §4). */
export const campaignStatuses = ['draft', 'scheduled', 'sending', 'paused', 'sent', 'canceled', 'failed'] as const;
export type CampaignStatus = (typeof campaignStatuses)[number];

/** Audience of a campaign: subscribers of this frequency, or of both. */
export const campaignFrequencies = ['weekly', 'monthly'] as const;
export type CampaignFrequency = (typeof campaignFrequencies)[number];

/**
 * `pending`: not sent yet. `sending`: delivery in progress. `sent`: accepted by the mail server. `skipped`: no matching job.
 * `suppressed`: unsubscribed, paused or suppressed since the audience snapshot. `failed`: rejected permanently. `uncertain`:
 * unknown whether it was accepted. `canceled`: canceled with its campaign.
 */
export const recipientStates = [
  'pending',
  'sending',
  'sent',
  'skipped',
  'suppressed',
  'failed',
  'uncertain',
  'canceled',
] as const;
export type RecipientState = (typeof recipientStates)[number];

/** Counts of recipients by state. Their sum is `audience`. */
export interface CampaignCounts extends Record<RecipientState, Integer> {
  audience: Integer;
}

/** Why a campaign was paused. */
export const pauseReasons = ['admin', 'refusals', 'transport'] as const;
export type PauseReason = (typeof pauseReasons)[number];

export interface Campaign {
  id: Integer;
  name: string;
  subject: string;
  /** Plain text before the jobs. Empty: the default text. */
  content: string;
  frequency: CampaignFrequency;
  status: CampaignStatus;
  /** ISO 8601, UTC, as all times here. */
  scheduledAt: Instant | null;
  /** When its last mail was sent. */
  sentAt: Instant | null;
  createdAt: Instant;
  updatedAt: Instant;
  /** Incremented by each change of content, status or schedule; not by sending progress. */
  version: Integer;
  sentCount: Integer;
  /** Number of distinct mails with an open, and with a click. Automated requests are not counted. */
  openCount: Integer;
  clickCount: Integer;
  /** Tag of its mails in Brevo; null if not started or not sent by Brevo. */
  brevoId: string | null;
  /** Created by the schedule. */
  isAutomatic: boolean;
  /** False: its mails have no tracking pixel and no tracked links. */
  isMeasured: boolean;
  pauseReason: PauseReason | null;
  /** Its scheduled time passed more than six hours ago. An admin must send or cancel it. */
  isMissed: boolean;
  counts: CampaignCounts;
}

/** Newest first. For admins, as all management endpoints of campaigns. */
export const listCampaigns = defineEndpoint<NoVariables, Campaign[]>({
  name: 'listCampaigns',
  method: 'GET',
  template: '/api/newsletter-automation/campaigns',
  tags: ['Campaign'],
});

export type CampaignVariables = { id: string };

/** Content and options of a campaign's mails. */
export interface CampaignPayload {
  subject: string;
  frequency: CampaignFrequency;
  /** Display name. Default: the subject. */
  name?: string;
  content?: string;
  /** Default true. */
  isMeasured?: boolean;
}

/** Creates a draft. The header `Idempotency-Key` (a UUID) makes a repeated call return the first draft. */
export const createCampaign = defineEndpoint<NoVariables, Campaign, CampaignPayload>({
  name: 'createCampaign',
  method: 'POST',
  template: '/api/newsletter-automation/campaigns',
});

/**
 * Optional expected version of a write. A different current version is rejected with 409 `campaign_changed`, with the
 * current campaign in `current`.
 */
export interface CampaignVersion {
  version?: Integer;
}

/** Updates a draft or scheduled campaign. 404 `campaign_not_found`, 409 `campaign_not_changeable`, `campaign_changed`. */
export const updateCampaign = defineEndpoint<CampaignVariables, Campaign, CampaignPayload & CampaignVersion>({
  name: 'updateCampaign',
  method: 'PUT',
  template: '/api/newsletter-automation/campaigns/{id}',
});

export interface DeletedCampaign {
  id: Integer;
}

/** Deletes a draft. 404 `campaign_not_found`, 409 `campaign_not_changeable`, `campaign_changed`. */
export const deleteCampaign = defineEndpoint<CampaignVariables & { version?: string }, DeletedCampaign>({
  name: 'deleteCampaign',
  method: 'DELETE',
  template: '/api/newsletter-automation/campaigns/{id}{?version}',
});

/** `version`: expected version of the campaign `campaignId`. */
export interface SendCampaignPayload extends CampaignPayload, CampaignVersion {
  /** A draft or scheduled campaign to send with this content. Default: a new campaign. */
  campaignId?: Integer;
  /** ISO 8601, in the future. Default: immediately. */
  scheduledAt?: Instant;
  /** Sends even if a campaign with the same subject and frequency was sent in the last ten minutes. */
  isRepeat?: boolean;
}

export interface SendCampaignAnswer {
  /** Number of accepted and rejected mails at the time of the response. */
  sent: Integer;
  errors: Integer;
  campaignId: Integer;
  status: CampaignStatus;
  /** Number of mails that are not sent yet. */
  queued: Integer;
}

/**
 * Starts a campaign and responds within two seconds, even if sending continues. The header `Idempotency-Key` (a UUID) makes
 * a repeated call return the first campaign. 409 `campaign_repeated` if `isRepeat` is required.
 */
export const sendCampaign = defineEndpoint<NoVariables, SendCampaignAnswer, SendCampaignPayload>({
  name: 'sendCampaign',
  method: 'POST',
  template: '/api/newsletter-automation/send-campaign',
});

export interface CampaignStatusPayload extends CampaignVersion {
  status: 'sending' | 'paused' | 'canceled';
}

/**
 * Pauses, resumes or cancels a campaign; `sending` also starts a scheduled or missed one. No delivery starts after the
 * response to a pause or cancellation. If the campaign already has the status, the version is not checked. 404
 * `campaign_not_found`, 409 `campaign_not_changeable`, `campaign_changed`.
 */
export const changeCampaignStatus = defineEndpoint<CampaignVariables, Campaign, CampaignStatusPayload>({
  name: 'changeCampaignStatus',
  method: 'PUT',
  template: '/api/newsletter-automation/campaigns/{id}/status',
});

/**
 * `text/event-stream`: an event `campaign` with a `Campaign` immediately and after each change, at most twice a second. The
 * stream ends when the campaign ends. 404 `campaign_not_found`.
 */
export const watchCampaign = defineEndpoint<CampaignVariables, string>({
  name: 'watchCampaign',
  method: 'GET',
  template: '/api/newsletter-automation/campaigns/{id}/progress',
});
