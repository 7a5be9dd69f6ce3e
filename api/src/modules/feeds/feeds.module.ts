import { Module } from '@nestjs/common';
import { SearchModule } from '../search/index.ts';
import { FeedsController } from './feeds.controller.ts';
import { FeedsService } from './feeds.service.ts';

/** Any search of /jobs, for a feed reader. */
@Module({ imports: [SearchModule], controllers: [FeedsController], providers: [FeedsService] })
export class FeedsModule {}
