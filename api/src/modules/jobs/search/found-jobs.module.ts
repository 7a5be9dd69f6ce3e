import { Module } from '@nestjs/common';
import { Pool } from 'pg';
import { IngestStateModule } from '../../ingest-state/index.ts';
import { CatalogueSnapshots } from './catalogue-snapshot.ts';
import { FoundJobs } from './found-jobs.ts';

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
