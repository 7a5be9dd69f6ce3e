import { Module } from '@nestjs/common';
import { RetentionModule } from '../../retention/index.ts';
import { CampaignFigures } from '../campaigns.port.ts';
import { CountedFigures } from './campaign-figures.repository.ts';
import { MailEventsRepository } from './mail-events.repository.ts';
import { OldMailEvents } from './mail-events.retention.ts';
import { MailEvents } from './mail-events.service.ts';
import { MailTokens } from './mail-tokens.service.ts';
import { MeasuringController } from './measuring.controller.ts';

const repository = MailEventsRepository;

/** Opens and clicks: their endpoints, and `CampaignFigures`. */
@Module({
  controllers: [MeasuringController],
  providers: [MailEvents, MailTokens, repository, { provide: CampaignFigures, useClass: CountedFigures }],
  exports: [CampaignFigures],
})
export class MeasuringModule {}

/** Their retention, in the worker. */
@Module({ imports: [RetentionModule], providers: [OldMailEvents, repository] })
export class MeasuringWorkerModule {}
