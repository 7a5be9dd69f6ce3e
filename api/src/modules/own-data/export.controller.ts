import { Controller, Header, StreamableFile } from '@nestjs/common';
import { brand, exportOwnData } from 'shared-contracts';
import { Authenticated } from '../../http/access.ts';
import { Audited } from '../../http/audited.ts';
import { DocumentsErrors } from '../../http/openapi/handler-docs.ts';
import { Route } from '../../http/route.ts';
import { CurrentUser } from '../auth/index.ts';
import type { UserEntity } from '../users/index.ts';
import { ExportService } from './export.service.ts';

@Controller()
export class ExportController {
  constructor(private readonly exports: ExportService) {}

  @Route(exportOwnData, { contentType: 'application/zip' })
  @DocumentsErrors({ 429: ['too_many_requests'] })
  @Authenticated()
  @Audited()
  @Header('cache-control', 'private, no-store')
  async export(@CurrentUser() user: UserEntity): Promise<StreamableFile> {
    const now = new Date();
    const archive = await this.exports.export(user, now);
    const name = `${brand.name.toLowerCase()}-${now.toISOString().slice(0, 10)}.zip`;
    return new StreamableFile(archive, { type: 'application/zip', disposition: `attachment; filename="${name}"` });
  }
}
