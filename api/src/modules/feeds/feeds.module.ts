import { Module } from '@nestjs/common';
import { PreparedModule } from '../../http/index.ts';
import { JobSearchModule } from '../jobs/index.ts';
import { FeedsController } from './feeds.controller.ts';
import { FeedsService } from './feeds.service.ts';

/** Any job search as an RSS feed. */
@Module({ imports: [PreparedModule, JobSearchModule], controllers: [FeedsController], providers: [FeedsService] })
export class FeedsModule {}
