import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { CampaignFrequency, Language } from 'shared-contracts';
import type { OutgoingMail } from '../../mail/index.ts';
import { AudienceReports } from '../audience-reports.ts';
import { CampaignMails } from '../campaign-mails.ts';
import { MailedJobs } from '../mailed-jobs.ts';

export interface SampleWords {
  subject: string;
  content: string;
  frequency: CampaignFrequency;
}

export interface SampleReader {
  email: string;
  firstName: string | null;
  language: Language;
}

/** No campaign has this number. */
const noCampaign = 0;

/**
 * A mail as a campaign would send it, made by what makes the mails, with jobs that are open now. Its reader is nobody who is
 * subscribed: its links end nobody's alerts, and nothing in it is counted.
 */
@Injectable()
export class SampleMail {
  constructor(
    private readonly mails: CampaignMails,
    private readonly audience: AudienceReports,
    private readonly jobs: MailedJobs,
  ) {}

  async make(words: SampleWords, reader: SampleReader): Promise<OutgoingMail> {
    const jobs = await this.jobs.of(await this.audience.jobsOfAnybody(), reader.language);
    const nobody = { recipientId: randomUUID(), subscriberId: randomUUID() };
    return this.mails.compose({ ...words, id: noCampaign, isMeasured: false }, { ...nobody, ...reader }, jobs);
  }
}
