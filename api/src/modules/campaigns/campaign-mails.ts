import type { Language } from 'shared-contracts';
import type { OutgoingMail } from '../mail/index.ts';
import type { CampaignEntity } from './entities/campaign.entity.ts';

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
