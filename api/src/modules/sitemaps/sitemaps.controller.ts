import { Controller, Param } from '@nestjs/common';
import {
  getCategoriesSitemap,
  getCompaniesSitemap,
  getJobsSitemap,
  getSitemapIndex,
  getStaticSitemap,
} from 'shared-contracts';
import { DocumentsErrors, Prepared, type PreparedAnswer, Public, Route } from '../../http/index.ts';
import { SitemapsService } from './sitemaps.service.ts';

/** Caches must revalidate each time, because a closed job is removed with the next data version. */
@Controller()
@Prepared()
export class SitemapsController {
  constructor(private readonly sitemaps: SitemapsService) {}

  @Route(getSitemapIndex, { contentType: 'application/xml' })
  @Public()
  index(): PreparedAnswer {
    return this.sitemaps.index();
  }

  @Route(getJobsSitemap, { contentType: 'application/xml', variables: { part: '1' } })
  @DocumentsErrors({ 404: ['not_found'] })
  @Public()
  jobs(@Param('part') part: string): PreparedAnswer {
    return this.sitemaps.jobs(part);
  }

  @Route(getCompaniesSitemap, { contentType: 'application/xml', variables: { part: '1' } })
  @DocumentsErrors({ 404: ['not_found'] })
  @Public()
  companies(@Param('part') part: string): PreparedAnswer {
    return this.sitemaps.companies(part);
  }

  @Route(getCategoriesSitemap, { contentType: 'application/xml' })
  @DocumentsErrors({ 404: ['not_found'] })
  @Public()
  categories(): PreparedAnswer {
    return this.sitemaps.categories();
  }

  @Route(getStaticSitemap, { contentType: 'application/xml' })
  @Public()
  static(): PreparedAnswer {
    return this.sitemaps.static();
  }
}
