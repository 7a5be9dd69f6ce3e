import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/index.ts';
import { MailModule, MailsExportModule } from '../mail/index.ts';
import { UsersModule } from '../users/index.ts';
import { DeletionMailComposer } from './deletion-requested.mail.tsx';
import { DeletionService, ExportLimit, ExportService } from './own-data.service.ts';
import { DeletionController, ExportController } from './own-data.controller.ts';

export { DeletionMailComposer } from './deletion-requested.mail.tsx';

/** Export and deletion of a user's data. */
@Module({
  imports: [AuthModule, MailModule, MailsExportModule, UsersModule],
  controllers: [DeletionController, ExportController],
  providers: [DeletionService, ExportLimit, ExportService],
})
export class OwnDataModule {}

/** Mails of deletions, for the worker. */
@Module({ imports: [UsersModule], providers: [DeletionMailComposer] })
export class OwnDataWorkerModule {}
