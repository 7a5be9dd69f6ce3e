import type { Language } from 'shared-contracts';
import type { OutgoingMail } from '../mail/index.ts';
import type { CampaignEntity } from './entities/campaign.entity.ts';

/** What a mail says of a job. */
export interface MailedJob {
  id: number;
  slug: string;
  title: string;
  companyName: string;
  /** Readable: "Lisboa, Porto". */
  location: string | null;
  isRemote: boolean;
  /** Readable, in the language of the mail; null: not told. */
  salary: string | null;
  postedAt: Date;
}

/** Whom a mail is for. */
export interface Addressee {
  /** UUID of the row of its campaign: names the mail. */
  recipientId: string;
  subscriberId: string;
  email: string;
  firstName: string | null;
  language: Language;
}

export type MailedCampaign = Pick<CampaignEntity, 'id' | 'subject' | 'content' | 'frequency' | 'isMeasured'>;

/** Port: makes the mails of a campaign. The sender, the test mail and the preview ask the same one. */
export abstract class CampaignMails {
  /** `jobs` are in the order in which the mail tells of them. */
  abstract compose(campaign: MailedCampaign, to: Addressee, jobs: readonly MailedJob[]): Promise<OutgoingMail>;
}
