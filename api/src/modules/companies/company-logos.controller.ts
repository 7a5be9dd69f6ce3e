import { Controller, Header, Param, StreamableFile } from '@nestjs/common';
import { getCompanyLogo } from 'shared-contracts';
import { Public } from '../../http/access.ts';
import { Route } from '../../http/route.ts';
import { CompaniesService } from './companies.service.ts';

@Controller()
export class CompanyLogosController {
  constructor(private readonly companies: CompaniesService) {}

  /** A logo may be an SVG from outside: opened by itself, the sandbox keeps its scripts from running on our origin. */
  @Route(getCompanyLogo)
  @Public()
  @Header('cache-control', 'public, max-age=31536000, immutable')
  @Header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
  async get(@Param('hash') hash: string): Promise<StreamableFile> {
    const { bytes, contentType } = await this.companies.logo(hash);
    return new StreamableFile(bytes, { type: contentType, length: bytes.length, disposition: 'inline' });
  }
}
