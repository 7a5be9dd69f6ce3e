import { Module } from '@nestjs/common';
import { MailModule, MailWorkerModule } from '../../mail/index.ts';
import { UsersModule } from '../../users/index.ts';
import { CampaignMailsModule } from '../mails/campaign-mails.module.ts';
import { MatchingModule } from '../matching/matching.module.ts';
import { AudienceService } from './audience.service.ts';
import { ComplaintsRepository } from './complaints.repository.ts';
import { DomainRecords, NodeDomainRecords } from './domain-records.client.ts';
import { Preflight } from './preflight.service.ts';
import { PreviewController } from './preview.controller.ts';
import { PreviewService } from './preview.service.ts';
import { SampleMail } from './sample-mail.service.ts';
import { TestMailComposer, TestMailOrders } from './test-mails.service.ts';

/** Previews of campaigns. */
@Module({
  imports: [CampaignMailsModule, MailModule, MatchingModule],
  controllers: [PreviewController],
  providers: [
    AudienceService,
    Preflight,
    PreviewService,
    SampleMail,
    TestMailOrders,
    ComplaintsRepository,
    { provide: DomainRecords, useClass: NodeDomainRecords },
  ],
})
export class PreviewModule {}

/** Their test mails, in the worker. */
@Module({
  imports: [CampaignMailsModule, MailWorkerModule, MatchingModule, UsersModule],
  providers: [SampleMail, TestMailComposer],
})
export class PreviewWorkerModule {}
