import { Module } from '@nestjs/common';
import { BouncesModule, BouncesWorkerModule } from './bounces/bounces.module.ts';
import { ManagementModule } from './management/management.module.ts';
import { MeasuringModule, MeasuringWorkerModule } from './measuring/measuring.module.ts';
import { PreviewModule, PreviewWorkerModule } from './preview/preview.module.ts';
import { RecipientsModule, RecipientsWorkerModule, UnsubscriptionsModule } from './recipients/recipients.module.ts';
import { ScheduleModule, ScheduleWorkerModule } from './schedule/schedule.module.ts';
import { SendingModule } from './sending/sending.module.ts';

/** Job alert campaigns: the admin API, and the endpoints for mail clients and providers. */
@Module({
  imports: [
    BouncesModule,
    ManagementModule,
    MeasuringModule,
    PreviewModule,
    RecipientsModule,
    ScheduleModule,
    UnsubscriptionsModule,
  ],
})
export class CampaignsModule {}

/** Sends campaigns, in the worker. */
@Module({
  imports: [
    BouncesWorkerModule,
    MeasuringWorkerModule,
    PreviewWorkerModule,
    RecipientsWorkerModule,
    ScheduleWorkerModule,
    SendingModule,
  ],
})
export class CampaignsWorkerModule {}
