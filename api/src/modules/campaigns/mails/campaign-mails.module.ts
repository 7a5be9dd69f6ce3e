import { Module } from '@nestjs/common';
import { AlertLinks } from '../../newsletter/index.ts';
import { BounceAddresses } from '../bounces/bounce-addresses.service.ts';
import { CampaignMails } from '../campaigns.port.ts';
import { MailTokens } from '../measuring/mail-tokens.service.ts';
import { AlertMails } from './alert-mails.service.ts';

/** Composes mails: provides `CampaignMails`. */
@Module({
  providers: [AlertLinks, BounceAddresses, MailTokens, { provide: CampaignMails, useClass: AlertMails }],
  exports: [CampaignMails],
})
export class CampaignMailsModule {}
