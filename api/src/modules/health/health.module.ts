import { Module } from '@nestjs/common';
import { MailModule } from '../mail/index.ts';
import { DeliveriesModule } from '../applications/index.ts';
import { ErasuresModule } from '../erasures/index.ts';
import { FilesModule } from '../files/index.ts';
import { IngestStateModule } from '../ingest-state/index.ts';
import { HealthController } from './health.controller.ts';
import { HealthCacheTimes, HealthService } from './health.service.ts';
import { RowGauges } from './row-gauges.metrics.ts';

const parts = [DeliveriesModule, FilesModule, IngestStateModule, MailModule];

@Module({ imports: parts, controllers: [HealthController], providers: [HealthCacheTimes, HealthService] })
export class HealthModule {}

/** Metrics of queue, mails, deliveries, erasures and ingest rows, computed by the worker for all processes. */
@Module({ imports: [...parts, ErasuresModule], providers: [RowGauges] })
export class RowGaugesModule {}
