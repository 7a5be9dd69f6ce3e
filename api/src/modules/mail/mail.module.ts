import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MailConfig } from '../../config/mail.config.ts';
import { ServerConfig } from '../../config/server.config.ts';
import { MailComposers } from './mail-composers.provider.ts';
import { MailEntity } from './mail.entity.ts';
import { MailService } from './mail.service.ts';
import { MailsRepository } from './mails.repository.ts';
import { SendMailHandler } from './send-mail.task.ts';
import { MailTransport } from './transport/mail-transport.port.ts';
import { createMailTransport } from './transport/mail-transport.provider.ts';

/** Orders mails, in every process. */
@Module({
  imports: [TypeOrmModule.forFeature([MailEntity])],
  providers: [MailService, MailsRepository],
  exports: [MailService, MailsRepository],
})
export class MailModule {}

/** Sends mails, in the worker. */
@Module({
  imports: [MailModule],
  providers: [
    MailComposers,
    SendMailHandler,
    { provide: MailTransport, inject: [MailConfig, ServerConfig], useFactory: createMailTransport },
  ],
  exports: [MailComposers, MailTransport],
})
export class MailWorkerModule {}
