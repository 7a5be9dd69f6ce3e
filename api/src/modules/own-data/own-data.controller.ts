import { Controller, Header, StreamableFile } from '@nestjs/common';
import { brand, cancelDeletion, exportOwnData, requestDeletion, type User } from 'shared-contracts';
import { currentPasswordSchema } from 'shared-contracts/schemas';
import {
  Audited,
  Authenticated,
  DocumentsErrors,
  type ExampleOf,
  exampleUser,
  Route,
  ValidatedBody,
} from '../../http/index.ts';
import { CurrentSession, CurrentUser, type OpenSession } from '../auth/index.ts';
import type { UserEntity } from '../users/index.ts';
import { DeletionService, ExportService } from './own-data.service.ts';

const requestDeletionExample: ExampleOf<typeof requestDeletion> = {
  body: { currentPassword: 'três gaivotas no cais' },
  answer: { ...exampleUser, deletionDueAt: '2026-03-16T10:00:00.000Z' },
};

const cancelDeletionExample: ExampleOf<typeof cancelDeletion> = { answer: exampleUser };

@Controller()
export class DeletionController {
  constructor(private readonly deletion: DeletionService) {}

  @Route(requestDeletion, requestDeletionExample)
  @DocumentsErrors({ 403: ['password_wrong'] })
  @Authenticated()
  @Audited()
  @Header('cache-control', 'private, no-store')
  request(
    @CurrentSession() session: OpenSession,
    @ValidatedBody(currentPasswordSchema) { currentPassword }: { currentPassword: string },
  ): Promise<User> {
    return this.deletion.request(session, currentPassword);
  }

  @Route(cancelDeletion, cancelDeletionExample)
  @Authenticated()
  @Audited()
  @Header('cache-control', 'private, no-store')
  cancel(@CurrentUser() user: UserEntity): Promise<User> {
    return this.deletion.cancel(user);
  }
}

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
