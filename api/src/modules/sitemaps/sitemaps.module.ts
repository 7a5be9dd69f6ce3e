import { Module } from '@nestjs/common';
import { PreparedModule } from '../../http/index.ts';
import { JobSearchModule } from '../jobs/index.ts';
import { SitemapsController } from './sitemaps.controller.ts';
import { SitemapsRepository } from './sitemaps.repository.ts';
import { SitemapsService } from './sitemaps.service.ts';

/** Sitemaps for search engines: only canonical, indexable URLs that return 200 (T18). */
@Module({
  imports: [PreparedModule, JobSearchModule],
  controllers: [SitemapsController],
  providers: [SitemapsService, SitemapsRepository],
})
export class SitemapsModule {}
