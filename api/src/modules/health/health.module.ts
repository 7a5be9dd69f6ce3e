import { Module } from '@nestjs/common';
import { DeliveriesModule } from '../applications/index.ts';
import { ErasuresModule } from '../erasures/index.ts';
import { FilesModule } from '../files/index.ts';
import { MailModule } from '../mail/index.ts';
import { ArchivingRepository } from './archiving.repository.ts';
import { HealthController } from './health.controller.ts';
import { HealthCacheTimes, HealthService } from './health.service.ts';
import { IngestStatesRepository } from './ingest-states.repository.ts';
import { RowGauges } from './row-gauges.metrics.ts';

const parts = [DeliveriesModule, FilesModule, MailModule];

@Module({
  imports: parts,
  controllers: [HealthController],
  providers: [HealthCacheTimes, HealthService, IngestStatesRepository],
})
export class HealthModule {}

/** Metrics of queue, mails, deliveries, erasures, archiving and ingest rows, computed by the worker for all processes. */
@Module({
  imports: [...parts, ErasuresModule],
  providers: [RowGauges, ArchivingRepository, IngestStatesRepository],
})
export class RowGaugesModule {}
