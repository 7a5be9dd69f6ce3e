import { Module } from '@nestjs/common';
import { CatalogueModule } from '../reading/catalogue.module.ts';
import { FoundJobsModule } from './found-jobs.module.ts';
import { JobSearch } from './job-search.ts';
import { PgJobSearch } from './pg-job-search.ts';

/** The search. Modules that write jobs must call `refreshJobIndex`. */
@Module({
  imports: [CatalogueModule, FoundJobsModule],
  providers: [{ provide: JobSearch, useClass: PgJobSearch }],
  exports: [JobSearch],
})
export class SearchModule {}
