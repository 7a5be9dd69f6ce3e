import { Module } from '@nestjs/common';
import { RegistrationDecoysModule, SessionsModule, UserTokensModule } from '../auth/index.ts';
import { ErasuresModule } from '../erasures/index.ts';
import { MailModule, MailWorkerModule } from '../mail/index.ts';
import { UsersModule } from '../users/index.ts';
import { AccountEraser } from './account-eraser.ts';
import { AccountMailsComposer } from './account-mails.composer.ts';
import { AccountRules } from './account-rules.ts';
import { DueAccountsRepository } from './due-accounts.repository.ts';
import { ExpiredRowsRepository } from './expired-rows.repository.ts';
import { ExpiryRules } from './expiry-rules.ts';
import { RetentionLock } from './retention-lock.ts';
import { RetentionRules } from './retention-rules.ts';
import { RetentionService } from './retention.service.ts';
import { TypeOrmDueAccountsRepository } from './typeorm-due-accounts.repository.ts';
import { TypeOrmExpiredRowsRepository } from './typeorm-expired-rows.repository.ts';

/** Registers retention rules, for domains with data that expires. */
@Module({ providers: [RetentionRules], exports: [RetentionRules] })
export class RetentionModule {}

const dueAccounts = { provide: DueAccountsRepository, useClass: TypeOrmDueAccountsRepository };

/** Erases accounts. Processes that import it must also import every module that listens to `AccountEvents.onErased`. */
@Module({
  imports: [ErasuresModule, MailModule, UsersModule],
  providers: [AccountEraser, dueAccounts],
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
  providers: [
    AccountMailsComposer,
    AccountRules,
    ExpiryRules,
    RetentionLock,
    RetentionService,
    { provide: ExpiredRowsRepository, useClass: TypeOrmExpiredRowsRepository },
  ],
})
export class RetentionWorkerModule {}
