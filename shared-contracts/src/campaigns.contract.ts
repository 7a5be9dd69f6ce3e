import { defineEndpoint, type NoVariables } from './endpoint.ts';
import type { Language } from './enums.ts';
import type { Instant, Integer, Uuid } from './scalars.ts';

/** `sending` and `paused` turn into each other; `sent`, `canceled` and `failed` are ends (SPEC §4). */
export const campaignStatuses = ['draft', 'scheduled', 'sending', 'paused', 'sent', 'canceled', 'failed'] as const;
export type CampaignStatus = (typeof campaignStatuses)[number];

/** Whom a campaign is for: who chose this, or both. */
export const campaignFrequencies = ['weekly', 'monthly'] as const;
export type CampaignFrequency = (typeof campaignFrequencies)[number];

/**
 * `pending`: waits. `sending`: is leaving. `sent`: was taken over. `skipped`: no fitting job. `suppressed`: unsubscribed, paused
 * or suppressed since the audience was frozen. `failed`: refused for good. `uncertain`: may have arrived. `canceled`: with
 * its campaign.
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

/** Read from the rows of the recipients; together they are `audience`. */
export interface CampaignCounts extends Record<RecipientState, Integer> {
  audience: Integer;
}

/** Why a campaign stands still by itself. */
export const pauseReasons = ['admin', 'refusals', 'transport'] as const;
export type PauseReason = (typeof pauseReasons)[number];

export interface Campaign {
  id: Integer;
  name: string;
  subject: string;
  /** Plain words before the jobs; empty: the usual ones. */
  content: string;
  frequency: CampaignFrequency;
  status: CampaignStatus;
  /** ISO 8601, UTC, as every moment here. */
  scheduledAt: Instant | null;
  /** When its last mail left. */
  sentAt: Instant | null;
  createdAt: Instant;
  updatedAt: Instant;
  /** Incremented by every change of its words, status or moment; not by the progress of the sending. */
  version: Integer;
  sentCount: Integer;
  /** Different mails that people opened, and in which they followed a link; machines are not counted. */
  openCount: Integer;
  clickCount: Integer;
  /** The tag under which Brevo shows its mails; null: not begun, or not carried by Brevo. */
  brevoId: string | null;
  /** Made by the schedule, not by a person. */
  isAutomatic: boolean;
  /** False: its mails have neither the pixel nor counting links. */
  isMeasured: boolean;
  pauseReason: PauseReason | null;
  /** Its moment is more than six hours over: it waits for somebody to send or to cancel it. */
  isMissed: boolean;
  counts: CampaignCounts;
}

/** Newest first. For admins, as all of these. */
export const listCampaigns = defineEndpoint<NoVariables, Campaign[]>({
  name: 'listCampaigns',
  method: 'GET',
  template: '/api/newsletter-automation/campaigns',
  tags: ['Campaign'],
});

type CampaignVariables = { id: string };

/** What a mail is made of, beside its recipient's jobs. */
export interface CampaignPayload {
  subject: string;
  frequency: CampaignFrequency;
  /** In lists; the subject where it is left out. */
  name?: string;
  content?: string;
  /** Default true. */
  isMeasured?: boolean;
}

/** A draft. The header `Idempotency-Key` (a UUID) makes a repeated call answer the one that the first made. */
export const createCampaign = defineEndpoint<NoVariables, Campaign, CampaignPayload>({
  name: 'createCampaign',
  method: 'POST',
  template: '/api/newsletter-automation/campaigns',
});

/**
 * Writes to a campaign may name the version that was read: another one is refused with 409 `campaign_changed`, and the current campaign is
 * in `current`.
 */
export interface CampaignVersion {
  version?: Integer;
}

/** Of a draft or a scheduled one. 404 `campaign_not_found`, 409 `campaign_not_changeable`, `campaign_changed`. */
export const updateCampaign = defineEndpoint<CampaignVariables, Campaign, CampaignPayload & CampaignVersion>({
  name: 'updateCampaign',
  method: 'PUT',
  template: '/api/newsletter-automation/campaigns/{id}',
});

export interface DeletedCampaign {
  id: Integer;
}

/** Of a draft. 404 `campaign_not_found`, 409 `campaign_not_changeable`, `campaign_changed`. */
export const deleteCampaign = defineEndpoint<CampaignVariables & { version?: string }, DeletedCampaign>({
  name: 'deleteCampaign',
  method: 'DELETE',
  template: '/api/newsletter-automation/campaigns/{id}{?version}',
});

/** `version`: of the campaign that `campaignId` names. */
export interface SendCampaignPayload extends CampaignPayload, CampaignVersion {
  /** A draft or scheduled one that is sent with these words; left out: a new one. */
  campaignId?: Integer;
  /** ISO 8601, ahead; left out: at once. */
  scheduledAt?: Instant;
  /** Sends although the same subject went to the same frequency in the last ten minutes. */
  isRepeat?: boolean;
}

export interface SendCampaignAnswer {
  /** Mails that were taken over, and that were refused, by the time of the answer. */
  sent: Integer;
  errors: Integer;
  campaignId: Integer;
  status: CampaignStatus;
  /** Those that are still to leave. */
  queued: Integer;
}

/**
 * Begins a campaign and answers within two seconds, whatever is left to send then. The header `Idempotency-Key` (a UUID)
 * makes a repeated call answer for the campaign of the first. 409 `campaign_repeated` where `isRepeat` should be said.
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
 * Pauses, goes on, or cancels; `sending` also begins one that is scheduled or was missed. No mail begins to leave after the
 * answer to a pause or a cancellation. A campaign that has the status already is answered whatever version is named. 404
 * `campaign_not_found`, 409 `campaign_not_changeable`, `campaign_changed`.
 */
export const changeCampaignStatus = defineEndpoint<CampaignVariables, Campaign, CampaignStatusPayload>({
  name: 'changeCampaignStatus',
  method: 'PUT',
  template: '/api/newsletter-automation/campaigns/{id}/status',
});

/** Why a mail was not delivered, as far as the answer of the server says. `refused`: for good, for no reason that is known. */
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

/** What became of a campaign. Figures of people are of all of them together, never of one. */
export interface CampaignReport extends Campaign {
  /** Sent, and not sent back. */
  deliveredCount: Integer;
  bouncedCount: Integer;
  complaintCount: Integer;
  /** Who unsubscribed within seven days of it. */
  unsubscribedCount: Integer;
  /** Opens and clicks that scanners and mail services made, told apart from those above. */
  machineOpenCount: Integer;
  machineClickCount: Integer;
  /** Mails that left in each minute, oldest first. */
  sentByMinute: { at: Instant; count: Integer }[];
  /** Opens and clicks of people in each hour since the first mail, oldest first, a week at most. */
  activityByHour: { at: Instant; opens: Integer; clicks: Integer }[];
  /** Jobs by clicks, ten at most. */
  topJobs: { jobId: Integer; title: string; companyName: string; mails: Integer; clicks: Integer }[];
  /** One of each class, the most frequent first. `reason`: its most frequent answer of a server; addresses are left out. */
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
 * `text/event-stream`: an event `campaign` with a `Campaign` at once and after each change, at most twice a second; the stream ends with
 * the campaign. 404 `campaign_not_found`.
 */
export const watchCampaign = defineEndpoint<CampaignVariables, string>({
  name: 'watchCampaign',
  method: 'GET',
  template: '/api/newsletter-automation/campaigns/{id}/progress',
});

export interface CampaignRecipient {
  /** UUID. */
  id: Uuid;
  /** Null: erased since, or the campaign ended more than a year ago. */
  email: string | null;
  state: RecipientState;
  /** Answer of the server that refused or returned it, or why the result is unknown; addresses are left out. */
  error: string | null;
  /** The class of `error`; null without one. */
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

/** Of one state, or of all. What is no state has nobody. 404 `campaign_not_found`. */
export const listCampaignRecipients = defineEndpoint<
  CampaignVariables & { state?: string; page?: string },
  CampaignRecipientPage
>({
  name: 'listCampaignRecipients',
  method: 'GET',
  template: '/api/newsletter-automation/campaigns/{id}/recipients{?state,page}',
  tags: ['Campaign'],
});

/** `version`: of the campaign. */
export interface UncertainRecipientsPayload extends CampaignVersion {
  /** UUIDs; left out: all that are uncertain. */
  ids?: string[];
  /** `sent`: they did arrive. `pending`: send them, also if that makes two. */
  state: 'sent' | 'pending';
}

/**
 * Settles uncertain recipients; others stay as they are. A campaign that was sent goes on for those that are sent again. 404
 * `campaign_not_found`; 409 `campaign_changed`, and `campaign_not_changeable` where mails of one that was canceled or has failed
 * shall be sent.
 */
export const settleUncertainRecipients = defineEndpoint<CampaignVariables, Campaign, UncertainRecipientsPayload>({
  name: 'settleUncertainRecipients',
  method: 'PUT',
  template: '/api/newsletter-automation/campaigns/{id}/recipients',
});

/** Why subscribers would get nothing, in the order in which it is asked; each counts once. */
export const exclusionReasons = [
  'unsubscribed',
  'unconfirmed',
  'otherFrequency',
  'paused',
  'suppressed',
  'noJobs',
] as const;
export type ExclusionReason = (typeof exclusionReasons)[number];

/** `ok`, `warning` or `failure` of something that mail providers ask for. */
export const preflightChecks = ['https', 'dkim', 'spf', 'dmarc', 'oneClick', 'complaints'] as const;
export type PreflightCheck = (typeof preflightChecks)[number];
export type PreflightOutcome = 'ok' | 'warning' | 'failure' | 'unknown';

/**
 * What is wrong, or why it is unknown. `insecureSite`: `PUBLIC_URL` is not https, of which follow `https` and `oneClick`.
 * `notConfigured`: `DKIM_DOMAIN`, `DKIM_SELECTOR` and `DKIM_PRIVATE_KEY` are not set. `otherKey`: the DKIM record holds another key.
 * `byProvider`: Brevo signs, and receives what bounces. `noAnswer`: of the name servers. `noMails`: none in the last thirty days.
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
  /** Whose records were asked for; null: no name server was. */
  domain: string | null;
  /** Null: in order. */
  reason: PreflightReason | null;
  /** The TXT record that is missing, holds another key or could not be read. `content`: what it has to be; null: various are right. */
  record: { name: string; content: string | null } | null;
  /** Of the mails of the last thirty days. `limit`: the share of complaints that is reached; null where none is. */
  complaints: { mails: Integer; complaints: Integer; limit: number | null } | null;
}

/** What a campaign would do now. Nothing is written and nobody is mailed. */
export interface CampaignAudience {
  frequency: CampaignFrequency;
  subscribers: Integer;
  /** Who would be mailed. */
  recipients: Integer;
  excluded: Record<ExclusionReason, Integer>;
  /** Different lists of jobs that go out. */
  jobLists: Integer;
  /** A few of those who would be mailed, with their jobs; addresses are not told whole. */
  sample: { email: string; language: Language; jobs: { id: Integer; title: string; companyName: string }[] }[];
  /** One of each check. */
  preflight: PreflightResult[];
}

/** What is no frequency counts as weekly. */
export const getCampaignAudience = defineEndpoint<{ frequency?: string }, CampaignAudience>({
  name: 'getCampaignAudience',
  method: 'GET',
  template: '/api/newsletter-automation/audience{?frequency}',
  tags: ['Campaign'],
});

/**
 * The mail as a page of its own, made by what makes the mails: for a made-up reader.
 * Nothing is written, counted or sent. HTML. What is no frequency counts as weekly, what is no language as Portuguese.
 */
export const previewCampaign = defineEndpoint<
  { frequency?: string; subject?: string; content?: string; language?: string; format?: string },
  string
>({
  name: 'previewCampaign',
  method: 'GET',
  template: '/api/newsletter-automation/preview{?frequency,subject,content,language,format}',
});

/** What lists of mails show of one. */
export interface InboxPreview {
  senderName: string;
  senderAddress: string;
  subject: string;
  /** Shown after the subject, as far as there is room. */
  previewText: string;
}

/** The same mail in the list of an inbox. For admins. */
export const previewCampaignInInbox = defineEndpoint<
  { frequency?: string; subject?: string; content?: string; language?: string },
  InboxPreview
>({
  name: 'previewCampaignInInbox',
  method: 'GET',
  template: '/api/newsletter-automation/inbox-preview{?frequency,subject,content,language}',
});

export interface TestMailAnswer {
  /** The address of whoever asked. */
  recipient: string;
}

/** The same mail, to whoever asks, and to nobody else. It is counted nowhere. */
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

/** When campaigns go out by themselves. */
export interface CampaignSchedule {
  /** `weekday`: 1, Monday, to 7. */
  weekly: AutomaticRun & { weekday: Integer };
  /** `day`: 1 to 28. */
  monthly: AutomaticRun & { day: Integer };
  /** Incremented by every change. */
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
  /** The one that was read; another one is refused. */
  version?: Integer | undefined;
}

/** Replaces the schedule of automatic campaigns. For admins. 409 `schedule_changed` with the current schedule in `current`. */
export const updateCampaignSchedule = defineEndpoint<NoVariables, CampaignSchedule, CampaignSchedulePayload>({
  name: 'updateCampaignSchedule',
  method: 'PUT',
  template: '/api/newsletter-automation/schedule',
});

/** The pixel of a mail: always the same picture, also for a token that we did not make. */
export const openMail = defineEndpoint<{ token: string }, Blob>({
  name: 'openMail',
  method: 'GET',
  template: '/api/newsletter-automation/opens/{token}',
});

/** 302 to the page that the token was made for, a page of ours; also where nothing can be counted. 404 `token_invalid`. */
export const followMailLink = defineEndpoint<{ token: string }, undefined>({
  name: 'followMailLink',
  method: 'GET',
  template: '/api/newsletter-automation/clicks/{token}',
});

/** One event of Brevo's, as its webhooks tell it; fields that nobody reads are dropped. */
export interface BrevoEvent {
  event: string;
  email: string;
  'message-id'?: string;
  ts_event?: Integer;
  /** That the mail was handed over with. */
  tags?: string[];
  reason?: string;
}

/** For Brevo alone: `Authorization: Bearer` with the token that its webhook was given. The same event again changes nothing. */
export const receiveBrevoEvent = defineEndpoint<NoVariables, undefined, BrevoEvent>({
  name: 'receiveBrevoEvent',
  method: 'POST',
  template: '/api/newsletter-automation/brevo-events',
});
