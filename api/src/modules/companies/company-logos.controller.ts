import { Controller, Param, type StreamableFile } from '@nestjs/common';
import { getCompanyLogo } from 'shared-contracts';
import { Public } from '../../http/access.ts';
import { AnswersPicture, toPictureAnswer } from '../../http/picture.ts';
import { DocumentsErrors } from '../../http/openapi/handler-docs.ts';
import { Route } from '../../http/route.ts';
import { CompaniesService } from './companies.service.ts';
import { exampleHash } from '../../http/openapi/examples.ts';

@Controller()
export class CompanyLogosController {
  constructor(private readonly companies: CompaniesService) {}

  @Route(getCompanyLogo, { contentType: 'image/*', variables: { hash: exampleHash } })
  @DocumentsErrors({ 404: ['not_found'] })
  @Public()
  @AnswersPicture()
  async get(@Param('hash') hash: string): Promise<StreamableFile> {
    return toPictureAnswer(await this.companies.logo(hash));
  }
}
