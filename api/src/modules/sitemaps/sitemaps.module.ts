import { Module } from '@nestjs/common';
import { PreparedModule } from '../../http/prepared/index.ts';
import { SearchModule } from '../search/index.ts';
import { SitemapsController } from './sitemaps.controller.ts';
import { SitemapsRepository } from './sitemaps.repository.ts';
import { SitemapsService } from './sitemaps.service.ts';
import { TypeOrmSitemapsRepository } from './typeorm-sitemaps.repository.ts';

/** What the site has for search engines: only addresses that answer 200, are canonical and may be indexed (T18). */
@Module({
  imports: [PreparedModule, SearchModule],
  controllers: [SitemapsController],
  providers: [SitemapsService, { provide: SitemapsRepository, useClass: TypeOrmSitemapsRepository }],
})
export class SitemapsModule {}
