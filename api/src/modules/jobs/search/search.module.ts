import { Module } from '@nestjs/common';
import { Pool } from 'pg';
import { IngestStateModule } from '../../ingest-state/index.ts';
import { CatalogueModule } from '../reading/catalogue.module.ts';
import { CatalogueSnapshots } from './catalogue-snapshot.cache.ts';
import { FoundJobs } from './found-jobs.service.ts';
import { JobSearchController } from './job-search.controller.ts';
import { JobSearch } from './job-search.service.ts';

/** Search without pages, for any process. */
@Module({
  imports: [IngestStateModule],
  providers: [
    FoundJobs,
    { provide: CatalogueSnapshots, inject: [Pool], useFactory: (pool: Pool) => new CatalogueSnapshots(pool) },
  ],
  exports: [CatalogueSnapshots, FoundJobs],
})
export class FoundJobsModule {}

/** The search and its endpoint. Modules that write jobs must call `refreshJobIndex`. */
@Module({
  imports: [CatalogueModule, FoundJobsModule],
  controllers: [JobSearchController],
  providers: [JobSearch],
  exports: [JobSearch],
})
export class JobSearchModule {}
