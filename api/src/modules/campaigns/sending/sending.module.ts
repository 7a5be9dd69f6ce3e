import { Module } from '@nestjs/common';
import { MailTransportModule } from '../../mail/index.ts';
import { BouncesWorkerModule } from '../bounces/bounces.module.ts';
import { CampaignMailsModule } from '../mails/alert-mails.service.ts';
import { MatchingModule } from '../matching/matching.module.ts';
import { CampaignSender } from './campaign-sender.task.ts';
import { Claims } from './claims.service.ts';
import { Deliveries } from './deliveries.service.ts';
import { DeliveryReconciler } from './delivery-reconciler.service.ts';
import { RecipientsRepository } from './recipients.repository.ts';
import { RunningCampaignsRepository } from './running-campaigns.repository.ts';

/** Sends campaigns, in the worker. */
@Module({
  imports: [BouncesWorkerModule, CampaignMailsModule, MailTransportModule, MatchingModule],
  providers: [CampaignSender, Claims, Deliveries, DeliveryReconciler, RecipientsRepository, RunningCampaignsRepository],
})
export class SendingModule {}
