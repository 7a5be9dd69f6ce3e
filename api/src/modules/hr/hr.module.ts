import { Module } from '@nestjs/common';
import { HrConfig } from '../../config/hr.config.ts';
import { DecodingModule } from '../../decoding/decoding.module.ts';
import { HrApplications } from './applications/hr-applications.port.ts';
import { HttpHrApplications } from './applications/http-hr-applications.client.ts';
import { IngestScheduler, IngestService } from './ingest/ingest.service.ts';
import { LogosRepository } from './logos.repository.ts';
import { LogosService } from './logos.service.ts';
import { HrSource } from './source/hr-source.port.ts';
import { defaultClientSettings, HrClient } from './source/hr.client.ts';
import { HttpHrSource } from './source/http-hr-source.client.ts';

/** Shorter than the time limit of a queue job, so that a call ends before its job does. */
const timeoutMs = 20_000;

/** Delivery of applications to the HR backend. */
@Module({
  providers: [
    {
      provide: HrApplications,
      inject: [HrConfig],
      useFactory: ({ url, token }: HrConfig) =>
        new HttpHrApplications(new HrClient({ ...defaultClientSettings, timeoutMs, url, token })),
    },
  ],
  exports: [HrApplications],
})
export class HrApplicationsModule {}

/**
 * The ingest, for the worker process. Importing the module starts the scheduler. Web processes only read its results
 * from the database.
 */
@Module({
  imports: [DecodingModule],
  providers: [
    {
      provide: HrSource,
      inject: [HrConfig],
      useFactory: ({ url, token }: HrConfig) =>
        new HttpHrSource(new HrClient({ ...defaultClientSettings, url, token })),
    },
    IngestService,
    LogosRepository,
    LogosService,
    IngestScheduler,
  ],
  exports: [IngestService, LogosService],
})
export class HrModule {}
