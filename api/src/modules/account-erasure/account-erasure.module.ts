import { Module } from '@nestjs/common';
import { ErasuresModule } from '../erasures/index.ts';
import { MailModule } from '../mail/index.ts';
import { RetentionModule } from '../retention/index.ts';
import { UsersModule } from '../users/index.ts';
import { AccountDeletedComposer, AccountIdleComposer } from './account-mails.composer.ts';
import { AccountEraser } from './accounts.erasure.ts';
import { AccountsRetention } from './accounts.retention.ts';
import { DueAccountsRepository } from './due-accounts.repository.ts';

export { AccountDeletedComposer, AccountIdleComposer } from './account-mails.composer.ts';

/** Erases accounts. Processes that import it must also import every module that listens to `AccountEvents.onErased`. */
@Module({
  imports: [ErasuresModule, MailModule, UsersModule],
  providers: [AccountEraser, DueAccountsRepository],
  exports: [AccountEraser],
})
export class AccountErasureModule {}

/** Mails and retention, for the worker. */
@Module({
  imports: [AccountErasureModule, MailModule, RetentionModule, UsersModule],
  providers: [AccountDeletedComposer, AccountIdleComposer, AccountsRetention],
})
export class AccountErasureWorkerModule {}
