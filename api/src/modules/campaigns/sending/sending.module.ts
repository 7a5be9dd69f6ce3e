import { Module } from '@nestjs/common';
import { MailWorkerModule } from '../../mail/index.ts';
import { BouncesWorkerModule } from '../bounces/bounces.module.ts';
import { CampaignMailsModule } from '../mails/campaign-mails.module.ts';
import { MatchingModule } from '../matching/matching.module.ts';
import { CampaignSender } from './campaign-sender.ts';
import { Claims } from './claims.ts';
import { Deliveries } from './deliveries.ts';
import { PgRecipientsRepository } from './pg-recipients.repository.ts';
import { PgRunningCampaignsRepository } from './pg-running-campaigns.repository.ts';
import { RecipientsRepository } from './recipients.repository.ts';
import { RunningCampaignsRepository } from './running-campaigns.repository.ts';
import { DeliveryReconciler } from './delivery-reconciler.ts';

/** Sends campaigns, in the worker. */
@Module({
  imports: [BouncesWorkerModule, CampaignMailsModule, MailWorkerModule, MatchingModule],
  providers: [
    CampaignSender,
    Claims,
    Deliveries,
    DeliveryReconciler,
    { provide: RecipientsRepository, useClass: PgRecipientsRepository },
    { provide: RunningCampaignsRepository, useClass: PgRunningCampaignsRepository },
  ],
})
export class SendingModule {}
