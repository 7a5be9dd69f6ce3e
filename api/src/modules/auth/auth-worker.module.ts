import { Module } from '@nestjs/common';
import { MailWorkerModule } from '../mail/index.ts';
import { UsersModule } from '../users/index.ts';
import { LinkMailsComposer } from './mails/link-mails.composer.ts';
import { NoticeMailsComposer } from './mails/notice-mails.composer.ts';
import { SecondFactorMailComposer } from './second-factor/second-factor-mail.composer.ts';
import { UserTokensModule } from './tokens/user-tokens.module.ts';

/** The mails of accounts, for the worker. */
@Module({
  imports: [MailWorkerModule, UsersModule, UserTokensModule],
  providers: [LinkMailsComposer, NoticeMailsComposer, SecondFactorMailComposer],
})
export class AuthWorkerModule {}
