import { Module } from '@nestjs/common';
import { Pool } from 'pg';
import { DataVersion } from '../../database/data-version.cache.ts';
import { CatalogueReads } from '../../database/replicas/reads.provider.ts';
import { PreparedModule } from '../../http/index.ts';
import { FilesConfig } from '../../config/files.config.ts';
import { CompaniesModule } from '../companies/index.ts';
import { FilesModule, FileStore, incomingFolder } from '../files/index.ts';
import { JobManagementController } from './management/job-management.controller.ts';
import { JobEvents, JobManagementRepository } from './management/job-management.repository.ts';
import { JobManagementService } from './management/job-management.service.ts';
import { JobQuestionsRepository } from './reading/job-questions.repository.ts';
import { PayRanges } from './pay/pay-ranges.service.ts';
import { PublicJobsController } from './reading/public-jobs.controller.ts';
import { PublicJobsRepository } from './reading/public-jobs.repository.ts';
import { PublicJobsService } from './reading/public-jobs.service.ts';
import { CatalogueFiles } from './search/catalogue/catalogue-files.repository.ts';
import { CataloguePublisher } from './search/catalogue/catalogue-publisher.task.ts';
import { Catalogues } from './search/catalogue/catalogues.service.ts';
import { FoundCards } from './search/found-cards.cache.ts';
import { FoundJobs } from './search/found-jobs.service.ts';
import { HomeJobsController } from './search/home-jobs.controller.ts';
import { HomeJobsService } from './search/home-jobs.service.ts';
import { JobSearchController } from './search/job-search.controller.ts';
import { JobCountsController } from './search/job-counts.controller.ts';
import { JobCounts } from './search/job-counts.service.ts';
import { JobSearch } from './search/job-search.service.ts';
import { SuggestionsController } from './suggestions/suggestions.controller.ts';
import { FoundJobsFollower } from './search/saved/found-jobs-follower.task.ts';
import { SearchSuggestionsService } from './suggestions/suggestions.service.ts';

/** Search without pages, for any process. */
@Module({
  imports: [FilesModule],
  providers: [
    FoundJobs,
    PayRanges,
    {
      provide: CatalogueFiles,
      inject: [Pool, FileStore, FilesConfig],
      useFactory: (pool: Pool, store: FileStore, config: FilesConfig) =>
        new CatalogueFiles(pool, store, incomingFolder(config)),
    },
    {
      provide: Catalogues,
      inject: [Pool, CatalogueReads, CatalogueFiles, DataVersion],
      useFactory: (pool: Pool, reads: CatalogueReads, files: CatalogueFiles, version: DataVersion) => {
        const catalogues = new Catalogues(pool, reads, files);
        version.beforeRefresh((next) => catalogues.prepare(next));
        return catalogues;
      },
    },
  ],
  exports: [CatalogueFiles, Catalogues, FoundJobs, PayRanges],
})
export class FoundJobsModule {}

/** Writes the files from which processes start, and keeps the results of alerts current, for the worker. */
@Module({ imports: [FoundJobsModule], providers: [CataloguePublisher, FoundJobsFollower] })
export class JobSearchWorkerModule {}

/** Public reads of jobs and their questions. */
@Module({
  imports: [CompaniesModule, FoundJobsModule, PreparedModule],
  controllers: [PublicJobsController],
  providers: [PublicJobsService, PublicJobsRepository, JobQuestionsRepository],
  exports: [PublicJobsService, PublicJobsRepository, JobQuestionsRepository],
})
export class PublicJobsModule {}

/** Management of jobs by admins, and the events of their changes. */
@Module({
  controllers: [JobManagementController],
  providers: [JobEvents, JobManagementService, JobManagementRepository],
  exports: [JobEvents],
})
export class JobManagementModule {}

/** The search, its suggestions, and their endpoints. Modules that write jobs must call `refreshJobIndex`. */
@Module({
  imports: [PublicJobsModule, FoundJobsModule],
  controllers: [JobSearchController, JobCountsController, HomeJobsController, SuggestionsController],
  providers: [JobSearch, FoundCards, JobCounts, HomeJobsService, SearchSuggestionsService],
  exports: [JobSearch],
})
export class JobSearchModule {}
