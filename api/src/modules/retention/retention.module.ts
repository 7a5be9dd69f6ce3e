import { Module } from '@nestjs/common';
import { SessionsModule, UserTokensModule } from '../auth/index.ts';
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

/** Keeping a rule, for domains that hold something whose time ends. */
@Module({ providers: [RetentionRules], exports: [RetentionRules] })
export class RetentionModule {}

/**
 * Having the rules done, for the worker. It erases accounts, so whoever listens to `AccountEvents.onErased` has to be in
 * the worker too.
 */
@Module({
  imports: [MailModule, MailWorkerModule, RetentionModule, SessionsModule, UsersModule, UserTokensModule],
  providers: [
    AccountEraser,
    AccountMailsComposer,
    AccountRules,
    ExpiryRules,
    RetentionLock,
    RetentionService,
    { provide: DueAccountsRepository, useClass: TypeOrmDueAccountsRepository },
    { provide: ExpiredRowsRepository, useClass: TypeOrmExpiredRowsRepository },
  ],
})
export class RetentionWorkerModule {}
