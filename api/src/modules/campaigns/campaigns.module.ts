import { Module } from '@nestjs/common';
import { BouncesModule, BouncesWorkerModule } from './bounces/bounces.module.ts';
import { ManagementModule } from './management/management.module.ts';
import { MeasuringModule } from './measuring/measuring.module.ts';
import { ScheduleModule, ScheduleWorkerModule } from './schedule/schedule.module.ts';
import { SendingModule } from './sending/sending.module.ts';
import { UnsubscriptionsModule } from './unsubscriptions/unsubscriptions.module.ts';

/** Rounds of job alerts: what admins ask for, and what mail programs and providers answer. */
@Module({ imports: [BouncesModule, ManagementModule, MeasuringModule, ScheduleModule, UnsubscriptionsModule] })
export class CampaignsModule {}

/** Sends them, for the worker. */
@Module({ imports: [BouncesWorkerModule, ScheduleWorkerModule, SendingModule] })
export class CampaignsWorkerModule {}
