import { Module } from '@nestjs/common';
import { SearchModule } from './search.module.ts';
import { JobSearchController } from './job-search.controller.ts';

/** HTTP endpoint of the job search. The search itself is in `pg-job-search.ts`. */
@Module({ imports: [SearchModule], controllers: [JobSearchController] })
export class JobSearchModule {}
