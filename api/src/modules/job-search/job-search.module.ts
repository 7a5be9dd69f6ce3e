import { Module } from '@nestjs/common';
import { SearchModule } from '../search/index.ts';
import { JobSearchController } from './job-search.controller.ts';

/** The search of /jobs over HTTP; how jobs are found is `modules/search`. */
@Module({ imports: [SearchModule], controllers: [JobSearchController] })
export class JobSearchModule {}
