import type { DeliveryFailure } from './campaign-recipients.contract.ts';
import type { Campaign, CampaignVariables } from './campaigns.contract.ts';
import { defineEndpoint, type NoVariables } from './endpoint.ts';
import type { Instant, Integer } from './scalars.ts';

/** Results of a campaign. Figures are aggregates, never per subscriber. */
export interface CampaignReport extends Campaign {
  /** Sent and not bounced. */
  deliveredCount: Integer;
  bouncedCount: Integer;
  complaintCount: Integer;
  /** Number of subscribers who unsubscribed within seven days. */
  unsubscribedCount: Integer;
  /** Opens and clicks by scanners and mail services. Not included in the counts above. */
  machineOpenCount: Integer;
  machineClickCount: Integer;
  /** Mails sent per minute, oldest first. */
  sentByMinute: { at: Instant; count: Integer }[];
  /** Opens and clicks per hour since the first mail, without automated requests, oldest first, for a week at most. */
  activityByHour: { at: Instant; opens: Integer; clicks: Integer }[];
  /** The ten jobs with the most clicks. */
  topJobs: { jobId: Integer; title: string; companyName: string; mails: Integer; clicks: Integer }[];
  /** One entry per failure class, most frequent first. `reason`: the most frequent server response, without addresses. */
  failures: { failure: DeliveryFailure; reason: string; count: Integer }[];
}

/** 404 `campaign_not_found`. */
export const getCampaign = defineEndpoint<CampaignVariables, CampaignReport>({
  name: 'getCampaign',
  method: 'GET',
  template: '/api/newsletter-automation/campaigns/{id}',
  tags: ['Campaign'],
});

/** Tracking pixel of a mail. Returns the same image for invalid tokens. */
export const openMail = defineEndpoint<{ token: string }, Blob>({
  name: 'openMail',
  method: 'GET',
  template: '/api/newsletter-automation/opens/{token}',
});

/** 302 to the page of this site that the token was created for, even if the click cannot be counted. 404 `token_invalid`. */
export const followMailLink = defineEndpoint<{ token: string }, undefined>({
  name: 'followMailLink',
  method: 'GET',
  template: '/api/newsletter-automation/clicks/{token}',
});

/** An event of a Brevo webhook. Unused fields are dropped. */
export interface BrevoEvent {
  event: string;
  email: string;
  'message-id'?: string;
  ts_event?: Integer;
  /** Tags that the mail was sent with. */
  tags?: string[];
  reason?: string;
}

/** For Brevo only: `Authorization: Bearer` with the token of its webhook. Idempotent. */
export const receiveBrevoEvent = defineEndpoint<NoVariables, undefined, BrevoEvent>({
  name: 'receiveBrevoEvent',
  method: 'POST',
  template: '/api/newsletter-automation/brevo-events',
});
