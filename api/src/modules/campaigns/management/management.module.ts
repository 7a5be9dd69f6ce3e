import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CampaignEntity } from '../entities/campaign.entity.ts';
import { MeasuringModule } from '../measuring/measuring.module.ts';
import { CampaignOutcomes } from './campaign-outcomes.ts';
import { CampaignProgress } from './campaign-progress.ts';
import { CampaignRecipientsController } from './campaign-recipients.controller.ts';
import { CampaignRecipientsRepository } from './campaign-recipients.repository.ts';
import { CampaignRecipientsService } from './campaign-recipients.service.ts';
import { CampaignReportService } from './campaign-report.service.ts';
import { CampaignStartService } from './campaign-start.service.ts';
import { CampaignTimes } from './campaign-times.ts';
import { CampaignsController } from './campaigns.controller.ts';
import { CampaignsRepository } from './campaigns.repository.ts';
import { CampaignsService } from './campaigns.service.ts';
import { TypeOrmCampaignOutcomes } from './typeorm-campaign-outcomes.ts';
import { TypeOrmCampaignRecipientsRepository } from './typeorm-campaign-recipients.repository.ts';
import { TypeOrmCampaignsRepository } from './typeorm-campaigns.repository.ts';

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
    { provide: CampaignOutcomes, useClass: TypeOrmCampaignOutcomes },
    { provide: CampaignRecipientsRepository, useClass: TypeOrmCampaignRecipientsRepository },
    { provide: CampaignsRepository, useClass: TypeOrmCampaignsRepository },
  ],
})
export class ManagementModule {}
