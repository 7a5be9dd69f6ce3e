import { Module } from '@nestjs/common';
import { AlertLinks } from '../../newsletter/index.ts';
import { BounceAddresses } from '../bounces/bounce-addresses.ts';
import { CampaignMails } from '../campaign-mails.ts';
import { MailTokens } from '../measuring/mail-tokens.ts';
import { AlertMails } from './alert-mails.ts';

/** Composes mails: provides `CampaignMails`. */
@Module({
  providers: [AlertLinks, BounceAddresses, MailTokens, { provide: CampaignMails, useClass: AlertMails }],
  exports: [CampaignMails],
})
export class CampaignMailsModule {}
