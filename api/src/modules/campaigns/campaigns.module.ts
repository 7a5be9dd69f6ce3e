import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MailModule } from '../mail/index.ts';
import { NewsletterModule } from '../newsletter/index.ts';
import { RetentionModule } from '../retention/index.ts';
import { UsersModule } from '../users/index.ts';
import { BouncesModule, BouncesWorkerModule } from './bounces/bounces.module.ts';
import { CampaignEntity } from './campaign.entity.ts';
import { CampaignMailsExport } from './campaigns.export.ts';
import { CampaignFigures } from './campaigns.port.ts';
import { CampaignsRetention } from './campaigns.retention.ts';
import { CampaignMailsModule } from './mails/alert-mails.service.ts';
import { CampaignOutcomes } from './management/campaign-outcomes.repository.ts';
import { CampaignProgress, CampaignTimes } from './management/campaign-progress.service.ts';
import { CampaignRecipientsRepository } from './management/campaign-recipients.repository.ts';
import { CampaignRecipientsService } from './management/campaign-recipients.service.ts';
import { CampaignReportService } from './management/campaign-report.service.ts';
import { CampaignStartService } from './management/campaign-start.service.ts';
import { CampaignsController } from './management/campaigns.controller.ts';
import { CampaignsRepository } from './management/campaigns.repository.ts';
import { CampaignsService } from './management/campaigns.service.ts';
import { MatchingModule } from './matching/matching.module.ts';
import { CountedFigures } from './measuring/campaign-figures.repository.ts';
import { MailEventsRepository } from './measuring/mail-events.repository.ts';
import { MailEvents } from './measuring/mail-events.service.ts';
import { MailTokens } from './measuring/mail-tokens.service.ts';
import { MeasuringController } from './measuring/measuring.controller.ts';
import { Unsubscriptions } from './measuring/unsubscriptions.service.ts';
import { AudienceService } from './preview/audience.service.ts';
import { DomainRecords, NodeDomainRecords } from './preview/domain-records.client.ts';
import { Preflight } from './preview/preflight.service.ts';
import { PreviewController } from './preview/preview.controller.ts';
import { PreviewService } from './preview/preview.service.ts';
import { SampleMail } from './preview/sample-mail.service.ts';
import { CampaignTestMails, TestMailComposer } from './preview/test-mails.service.ts';
import { CampaignPlanner } from './schedule/campaign-planner.task.ts';
import { ScheduleController } from './schedule/schedule.controller.ts';
import { CampaignScheduleEntity, ScheduleRepository } from './schedule/schedule.repository.ts';
import { ScheduleService } from './schedule/schedule.service.ts';
import { SendingModule } from './sending/sending.module.ts';

const management = [
  CampaignOutcomes,
  CampaignProgress,
  CampaignRecipientsRepository,
  CampaignRecipientsService,
  CampaignReportService,
  CampaignStartService,
  CampaignTimes,
  CampaignsRepository,
  CampaignsService,
];

const measuring = [
  MailEvents,
  MailEventsRepository,
  MailTokens,
  Unsubscriptions,
  { provide: CampaignFigures, useClass: CountedFigures },
];

const preview = [
  AudienceService,
  Preflight,
  PreviewService,
  SampleMail,
  CampaignTestMails,
  { provide: DomainRecords, useClass: NodeDomainRecords },
];

/** Job alert campaigns: the admin API, and the endpoints for mail clients and providers. */
@Module({
  imports: [
    TypeOrmModule.forFeature([CampaignEntity, CampaignScheduleEntity]),
    BouncesModule,
    CampaignMailsModule,
    MailModule,
    MatchingModule,
    NewsletterModule,
    UsersModule,
  ],
  controllers: [CampaignsController, MeasuringController, PreviewController, ScheduleController],
  providers: [...management, ...measuring, ...preview, CampaignMailsExport, ScheduleRepository, ScheduleService],
})
export class CampaignsModule {}

/** Sends campaigns, in the worker. */
@Module({
  imports: [BouncesWorkerModule, CampaignMailsModule, MatchingModule, RetentionModule, SendingModule, UsersModule],
  providers: [
    CampaignPlanner,
    CampaignsRetention,
    MailEventsRepository,
    SampleMail,
    ScheduleRepository,
    TestMailComposer,
  ],
})
export class CampaignsWorkerModule {}
