import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { CampaignFrequency, Language } from 'shared-contracts';
import type { OutgoingMail } from '../../mail/index.ts';
import { AudienceReports, CampaignMails, MailedJobs } from '../campaigns.port.ts';

export interface SampleContent {
  subject: string;
  content: string;
  frequency: CampaignFrequency;
}

export interface SampleReader {
  email: string;
  firstName: string | null;
  language: Language;
}

/** Not the id of any campaign. */
const noCampaign = 0;

/**
 * A mail as a campaign would send it, composed by the same code, with jobs that are currently open. Its recipient is
 * fictitious: its links unsubscribe no subscriber, and it is not tracked.
 */
@Injectable()
export class SampleMail {
  constructor(
    private readonly mails: CampaignMails,
    private readonly audience: AudienceReports,
    private readonly jobs: MailedJobs,
  ) {}

  async make(campaign: SampleContent, reader: SampleReader): Promise<OutgoingMail> {
    const jobs = await this.jobs.of(await this.audience.defaultJobs(), reader.language);
    const fictitious = { recipientId: randomUUID(), subscriberId: randomUUID() };
    return this.mails.compose({ ...campaign, id: noCampaign, isMeasured: false }, { ...fictitious, ...reader }, jobs);
  }
}
