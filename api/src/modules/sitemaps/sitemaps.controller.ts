import { Controller, Header, Param, StreamableFile } from '@nestjs/common';
import {
  getCategoriesSitemap,
  getCompaniesSitemap,
  getJobsSitemap,
  getSitemapIndex,
  getStaticSitemap,
} from 'shared-contracts';
import { Public } from '../../http/access.ts';
import { Route } from '../../http/route.ts';
import { Versioned } from '../../http/versioned.interceptor.ts';
import { SitemapsService } from './sitemaps.service.ts';

const type = 'application/xml; charset=utf-8';

/** Kept by nobody without asking: a closed job is gone with the next version of the data. */
@Controller()
@Versioned()
export class SitemapsController {
  constructor(private readonly sitemaps: SitemapsService) {}

  @Route(getSitemapIndex, { contentType: 'application/xml' })
  @Public()
  @Header('content-type', type)
  index(): Promise<string> {
    return this.sitemaps.index();
  }

  @Route(getJobsSitemap, { contentType: 'application/xml', variables: { part: '1' } })
  @Public()
  async jobs(@Param('part') part: string): Promise<StreamableFile> {
    return new StreamableFile(await this.sitemaps.jobs(part), { type });
  }

  @Route(getCompaniesSitemap, { contentType: 'application/xml', variables: { part: '1' } })
  @Public()
  async companies(@Param('part') part: string): Promise<StreamableFile> {
    return new StreamableFile(await this.sitemaps.companies(part), { type });
  }

  @Route(getCategoriesSitemap, { contentType: 'application/xml' })
  @Public()
  async categories(): Promise<StreamableFile> {
    return new StreamableFile(await this.sitemaps.categories(), { type });
  }

  @Route(getStaticSitemap, { contentType: 'application/xml' })
  @Public()
  static(): StreamableFile {
    return new StreamableFile(this.sitemaps.static(), { type });
  }
}
