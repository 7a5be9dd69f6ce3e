import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CampaignEntity } from '../campaign.entity.ts';
import { MeasuringModule } from '../measuring/measuring.module.ts';
import { CampaignOutcomes } from './campaign-outcomes.repository.ts';
import { CampaignProgress, CampaignTimes } from './campaign-progress.service.ts';
import { CampaignRecipientsController } from './campaign-recipients.controller.ts';
import { CampaignRecipientsRepository } from './campaign-recipients.repository.ts';
import { CampaignRecipientsService } from './campaign-recipients.service.ts';
import { CampaignReportService } from './campaign-report.service.ts';
import { CampaignStartService } from './campaign-start.service.ts';
import { CampaignsController } from './campaigns.controller.ts';
import { CampaignsRepository } from './campaigns.repository.ts';
import { CampaignsService } from './campaigns.service.ts';

/** Management of campaigns by admins. */
@Module({
  imports: [TypeOrmModule.forFeature([CampaignEntity]), MeasuringModule],
  controllers: [CampaignsController, CampaignRecipientsController],
  providers: [
    CampaignProgress,
    CampaignRecipientsService,
    CampaignReportService,
    CampaignStartService,
    CampaignTimes,
    CampaignsService,
    CampaignOutcomes,
    CampaignRecipientsRepository,
    CampaignsRepository,
  ],
})
export class ManagementModule {}
