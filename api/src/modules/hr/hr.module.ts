import { Module } from '@nestjs/common';
import { HrConfig } from '../../config/hr.config.ts';
import { DecodingModule } from '../../decoding/decoding.module.ts';
import { IngestScheduler } from './ingest/ingest-scheduler.ts';
import { IngestService } from './ingest/ingest.service.ts';
import { LogosService } from './logos/logos.service.ts';
import { defaultClientSettings, HrClient } from './source/hr-client.ts';
import { HrSource } from './source/hr-source.ts';
import { HttpHrSource } from './source/http-hr-source.ts';

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
    LogosService,
    IngestScheduler,
  ],
  exports: [IngestService, LogosService],
})
export class HrModule {}
