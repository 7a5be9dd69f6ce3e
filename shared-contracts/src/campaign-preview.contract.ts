import type { CampaignFrequency, CampaignPayload } from './campaigns.contract.ts';
import { defineEndpoint, type NoVariables } from './endpoint.ts';
import type { Language } from './enums.ts';
import type { Integer } from './scalars.ts';

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
