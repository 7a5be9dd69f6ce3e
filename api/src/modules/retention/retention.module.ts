import { Module } from '@nestjs/common';
import { RegistrationDecoysModule, SessionsModule, UserTokensModule } from '../auth/index.ts';
import { ErasuresModule } from '../erasures/index.ts';
import { MailModule, MailWorkerModule } from '../mail/index.ts';
import { UsersModule } from '../users/index.ts';
import { AccountMailsComposer } from './account-mails.composer.ts';
import { AccountEraser, AccountsRetention } from './accounts.erasure.ts';
import { DueAccountsRepository } from './due-accounts.repository.ts';
import { ExpiredRowsRetention } from './expired-rows.retention.ts';
import { RetentionLock, RetentionRules, RetentionTask } from './retention.task.ts';

/** Registers retention rules, for domains with data that expires. */
@Module({ providers: [RetentionRules], exports: [RetentionRules] })
export class RetentionModule {}

/** Erases accounts. Processes that import it must also import every module that listens to `AccountEvents.onErased`. */
@Module({
  imports: [ErasuresModule, MailModule, UsersModule],
  providers: [AccountEraser, DueAccountsRepository],
  exports: [AccountEraser],
})
export class AccountErasureModule {}

/** Runs the rules, for the worker. */
@Module({
  imports: [
    AccountErasureModule,
    ErasuresModule,
    MailModule,
    MailWorkerModule,
    RegistrationDecoysModule,
    RetentionModule,
    SessionsModule,
    UsersModule,
    UserTokensModule,
  ],
  providers: [AccountMailsComposer, AccountsRetention, ExpiredRowsRetention, RetentionLock, RetentionTask],
})
export class RetentionWorkerModule {}
