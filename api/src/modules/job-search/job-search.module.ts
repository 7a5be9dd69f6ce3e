import { Module } from '@nestjs/common';
import { SearchModule } from '../search/index.ts';
import { JobSearchController } from './job-search.controller.ts';

/** HTTP endpoint of the job search. The search itself is in `modules/search`. */
@Module({ imports: [SearchModule], controllers: [JobSearchController] })
export class JobSearchModule {}
