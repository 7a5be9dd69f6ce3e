import type { CampaignFrequency, ExclusionReason, Language } from 'shared-contracts';
import type { OutgoingMail } from '../mail/index.ts';
import type { CampaignEntity } from './campaign.entity.ts';

/** The data of a job in a mail. */
export interface MailedJob {
  id: number;
  slug: string;
  title: string;
  companyName: string;
  /** Display text: "Lisboa, Porto". */
  location: string | null;
  isRemote: boolean;
  /** Display text in the language of the mail; null: not shown. */
  salary: string | null;
  postedAt: Date;
}

/** The recipient of a mail. */
export interface Addressee {
  /** UUID of the recipient's row, which is the id of the mail. */
  recipientId: string;
  subscriberId: string;
  email: string;
  firstName: string | null;
  language: Language;
}

export type MailedCampaign = Pick<CampaignEntity, 'id' | 'subject' | 'content' | 'frequency' | 'isMeasured'>;

/** Port: composes the mails of a campaign, for the sender, test mails and previews. */
export abstract class CampaignMails {
  /** `jobs` are in the order of the mail. */
  abstract compose(campaign: MailedCampaign, to: Addressee, jobs: readonly MailedJob[]): Promise<OutgoingMail>;
}

/** Port: the data of jobs in mails. */
export abstract class MailedJobs {
  /** In the order of `ids`; jobs that are not open are omitted. */
  abstract of(ids: readonly number[], language: Language): Promise<MailedJob[]>;
}

export interface AudienceReport {
  subscribers: number;
  recipients: number;
  excluded: Record<ExclusionReason, number>;
  /** Number of distinct job lists. */
  jobLists: number;
  /** At most five, in a stable order. */
  sample: readonly ChosenFor[];
}

/** A recipient and their jobs, best first. */
export interface ChosenFor {
  subscriberId: string;
  email: string;
  firstName: string | null;
  language: Language;
  jobs: readonly number[];
}

/** Port: the audience of a campaign as the sender would determine it now. Read-only. */
export abstract class AudienceReports {
  abstract of(frequency: CampaignFrequency): Promise<AudienceReport>;

  /** Jobs for a subscriber without preferences and without earlier mails, for previews when there are no recipients. */
  abstract defaultJobs(): Promise<readonly number[]>;
}

/** Opens and clicks of a campaign; each mail counts once. */
export interface Figures {
  opens: number;
  clicks: number;
  machineOpens: number;
  machineClicks: number;
}

/** Port: opens and clicks by campaign and job, without recipients. */
export abstract class CampaignFigures {
  /** By campaign; without events, zeros. */
  abstract of(campaigns: readonly number[]): Promise<Map<number, Figures>>;

  /** Human events per hour for one week after `since`, oldest first; hours without events are omitted. */
  abstract byHour(campaign: number, since: Date): Promise<{ at: Date; opens: number; clicks: number }[]>;

  /** Human clicks per job; jobs without clicks are omitted. */
  abstract clicksByJob(campaign: number): Promise<Map<number, number>>;
}

/** Identified by our recipient id or by the provider's id. */
export type BouncedMail = { recipientId: string } | { providerId: string };

/**
 * `hard`: the address does not exist. `soft`: this mail could not be delivered. `complaint`: the recipient marked it as spam.
 */
export type BounceKind = 'hard' | 'soft' | 'complaint';

/** Port: records a bounce or a complaint at the recipient, and suppresses the address if its limit is reached. Idempotent. */
export abstract class Bounces {
  /** Addresses are removed from `reason`. Returns false for an unknown mail. */
  abstract record(mail: BouncedMail, kind: BounceKind, reason: string): Promise<boolean>;
}
