import { defineEndpoint, type NoVariables } from './endpoint.ts';
import type { Language } from './enums.ts';
import type { Instant, Integer, Uuid } from './scalars.ts';

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

type CampaignVariables = { id: string };

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

/**
 * `text/event-stream`: an event `campaign` with a `Campaign` immediately and after each change, at most twice a second. The
 * stream ends when the campaign ends. 404 `campaign_not_found`.
 */
export const watchCampaign = defineEndpoint<CampaignVariables, string>({
  name: 'watchCampaign',
  method: 'GET',
  template: '/api/newsletter-automation/campaigns/{id}/progress',
});

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

/** Why subscribers are excluded, in the order of the checks. Each subscriber counts once. */
export const exclusionReasons = [
  'unsubscribed',
  'unconfirmed',
  'otherFrequency',
  'paused',
  'suppressed',
  'noJobs',
] as const;
export type ExclusionReason = (typeof exclusionReasons)[number];

/** Checks of requirements of mail providers. */
export const preflightChecks = ['https', 'dkim', 'spf', 'dmarc', 'oneClick', 'complaints'] as const;
export type PreflightCheck = (typeof preflightChecks)[number];
export type PreflightOutcome = 'ok' | 'warning' | 'failure' | 'unknown';

/**
 * Why a check failed or is unknown. `insecureSite`: `PUBLIC_URL` is not https, which fails `https` and `oneClick`.
 * `notConfigured`: `DKIM_DOMAIN`, `DKIM_SELECTOR` and `DKIM_PRIVATE_KEY` are not set. `otherKey`: the DKIM record contains
 * another key. `byProvider`: Brevo signs mails and receives bounces. `noAnswer`: no response from the name servers.
 * `noMails`: no mails in the last 30 days.
 */
export const preflightReasons = [
  'insecureSite',
  'notConfigured',
  'missingRecord',
  'otherKey',
  'missingHeader',
  'complaints',
  'byProvider',
  'noAnswer',
  'noMails',
] as const;
export type PreflightReason = (typeof preflightReasons)[number];

export interface PreflightResult {
  check: PreflightCheck;
  outcome: PreflightOutcome;
  /** Domain of the DNS query; null if there was none. */
  domain: string | null;
  /** Null if the check passed. */
  reason: PreflightReason | null;
  /**
   * TXT record that is missing, contains another key or could not be read. `content`: the required value; null if several
   * are valid.
   */
  record: { name: string; content: string | null } | null;
  /** Complaints about mails of the last 30 days. `limit`: the complaint rate limit that is reached; null if none is. */
  complaints: { mails: Integer; complaints: Integer; limit: number | null } | null;
}

/** Audience of a campaign if it were sent now. Nothing is stored or sent. */
export interface CampaignAudience {
  frequency: CampaignFrequency;
  subscribers: Integer;
  /** Number of recipients. */
  recipients: Integer;
  excluded: Record<ExclusionReason, Integer>;
  /** Number of distinct job lists. */
  jobLists: Integer;
  /** Sample recipients with their jobs. Addresses are masked. */
  sample: { email: string; language: Language; jobs: { id: Integer; title: string; companyName: string }[] }[];
  /** One result per check. */
  preflight: PreflightResult[];
}

/** An invalid frequency is read as weekly. */
export const getCampaignAudience = defineEndpoint<{ frequency?: string }, CampaignAudience>({
  name: 'getCampaignAudience',
  method: 'GET',
  template: '/api/newsletter-automation/audience{?frequency}',
  tags: ['Campaign'],
});

/**
 * The mail for a sample recipient as an HTML page, rendered as the sent mails are. Nothing is stored, counted or sent. An
 * invalid frequency is read as weekly, an invalid language as Portuguese.
 */
export const previewCampaign = defineEndpoint<
  { frequency?: string; subject?: string; content?: string; language?: string; format?: string },
  string
>({
  name: 'previewCampaign',
  method: 'GET',
  template: '/api/newsletter-automation/preview{?frequency,subject,content,language,format}',
});

/** A mail as shown in an inbox list. */
export interface InboxPreview {
  senderName: string;
  senderAddress: string;
  subject: string;
  /** Shown after the subject, possibly truncated by the mail client. */
  previewText: string;
}

/** Inbox preview of the same mail. For admins. */
export const previewCampaignInInbox = defineEndpoint<
  { frequency?: string; subject?: string; content?: string; language?: string },
  InboxPreview
>({
  name: 'previewCampaignInInbox',
  method: 'GET',
  template: '/api/newsletter-automation/inbox-preview{?frequency,subject,content,language}',
});

export interface TestMailAnswer {
  /** Address of the caller. */
  recipient: string;
}

/** Sends the same mail to the caller only. It is not counted. */
export const sendTestMail = defineEndpoint<NoVariables, TestMailAnswer, CampaignPayload>({
  name: 'sendTestMail',
  method: 'POST',
  template: '/api/newsletter-automation/test-mail',
});

interface AutomaticRun {
  isOn: boolean;
  subject: string;
  /** "09:30", in Lisbon. */
  time: string;
  /** ISO 8601, UTC; null while it is off. */
  nextAt: Instant | null;
}

/** Schedule of automatic campaigns. */
export interface CampaignSchedule {
  /** `weekday`: 1, Monday, to 7. */
  weekly: AutomaticRun & { weekday: Integer };
  /** `day`: 1 to 28. */
  monthly: AutomaticRun & { day: Integer };
  /** Incremented by each change. */
  version: Integer;
}

/** The schedule of automatic campaigns. For admins. */
export const getCampaignSchedule = defineEndpoint<NoVariables, CampaignSchedule>({
  name: 'getCampaignSchedule',
  method: 'GET',
  template: '/api/newsletter-automation/schedule',
  tags: ['Campaign'],
});

export interface CampaignSchedulePayload {
  weekly: Omit<CampaignSchedule['weekly'], 'nextAt'>;
  monthly: Omit<CampaignSchedule['monthly'], 'nextAt'>;
  /** Expected version. A different current version is rejected. */
  version?: Integer | undefined;
}

/** Replaces the schedule of automatic campaigns. For admins. 409 `schedule_changed` with the current schedule in `current`. */
export const updateCampaignSchedule = defineEndpoint<NoVariables, CampaignSchedule, CampaignSchedulePayload>({
  name: 'updateCampaignSchedule',
  method: 'PUT',
  template: '/api/newsletter-automation/schedule',
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
