import { Module } from '@nestjs/common';
import { RetentionModule } from '../retention/index.ts';
import { ClientEventsController } from './client-events.controller.ts';
import { ClientEventsMetrics } from './client-events.metrics.ts';
import { ClientEventsRetention } from './client-events.retention.ts';
import { ClientEventsService } from './client-events.service.ts';
import { ClientMeasurementsRepository } from './client-measurements.repository.ts';
import { MeasurementBuffer } from './measurement-buffer.task.ts';
import { RegisteredVersions } from './registered-versions.service.ts';
import { TeamRemotesController } from './team-remotes.controller.ts';
import { TeamRemotesService } from './team-remotes.service.ts';

/** Failures and measurements of remotes in browsers. Stores counts and redacted messages: no addresses, no personal data. */
@Module({
  controllers: [ClientEventsController, TeamRemotesController],
  providers: [
    ClientEventsMetrics,
    ClientEventsService,
    ClientMeasurementsRepository,
    MeasurementBuffer,
    RegisteredVersions,
    TeamRemotesService,
  ],
  exports: [ClientMeasurementsRepository],
})
export class ClientEventsModule {}

/** Retention and the counts of canaries, for the worker. */
@Module({
  imports: [RetentionModule],
  providers: [ClientEventsRetention, ClientMeasurementsRepository],
  exports: [ClientMeasurementsRepository],
})
export class ClientEventsWorkerModule {}
