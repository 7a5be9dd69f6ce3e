import { Module } from '@nestjs/common';
import { RetentionModule } from '../../retention/index.ts';
import { CampaignFigures } from '../campaign-figures.ts';
import { CountedFigures } from './counted-figures.ts';
import { MailEvents } from './mail-events.ts';
import { MailEventsRepository } from './mail-events.repository.ts';
import { MailTokens } from './mail-tokens.ts';
import { MeasuringController } from './measuring.controller.ts';
import { OldMailEvents } from './old-mail-events.ts';
import { TypeOrmMailEventsRepository } from './typeorm-mail-events.repository.ts';

const repository = { provide: MailEventsRepository, useClass: TypeOrmMailEventsRepository };

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
