import { Module } from '@nestjs/common';
import { MailModule, MailWorkerModule, OwnMailsModule } from '../mail/index.ts';
import { AuthModule } from '../auth/index.ts';
import { UsersModule } from '../users/index.ts';
import { AccountData } from './account.export.ts';
import { DeletionMailComposer } from './deletion-mail.composer.ts';
import { DeletionService } from './deletion.service.ts';
import { ExportLimit, ExportService } from './export.service.ts';
import { DeletionController, ExportController } from './own-data.controller.ts';

/** Export and deletion of a user's data. */
@Module({
  imports: [AuthModule, MailModule, OwnMailsModule, UsersModule],
  controllers: [DeletionController, ExportController],
  providers: [AccountData, DeletionService, ExportLimit, ExportService],
})
export class OwnDataModule {}

/** Mails of deletions, for the worker. */
@Module({ imports: [MailWorkerModule, UsersModule], providers: [DeletionMailComposer] })
export class OwnDataWorkerModule {}
