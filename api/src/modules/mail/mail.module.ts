import { Logger, Module, type DynamicModule } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MailConfig } from '../../config/mail.config.ts';
import { ServerConfig } from '../../config/server.config.ts';
import { RetentionModule } from '../retention/index.ts';
import { MailComposers, mailComposerTypes } from './mail-composers.provider.ts';
import type { MailComposerTypes } from './mail-kinds.types.ts';
import { MailEntity } from './mail.entity.ts';
import { MailService } from './mail.service.ts';
import { MailsRepository } from './mails.repository.ts';
import { MailsRetention } from './mails.retention.ts';
import { SendMailHandler } from './send-mail.task.ts';
import { BrevoTransport } from './transport/brevo-transport.client.ts';
import { MailTransport } from './transport/mail-transport.port.ts';
import { SmtpTransport } from './transport/smtp-transport.client.ts';

/** Used when no mail server is configured: mail waits in the queue. */
export class UnavailableTransport extends MailTransport {
  constructor() {
    super();
    new Logger('mail').warn('SMTP_URL is not set: mail waits until it is');
  }

  async send(): Promise<null> {
    throw new Error('SMTP_URL is not set');
  }
}

/** Brevo if its API key is set, else the SMTP server. */
export function createMailTransport(config: MailConfig, { publicUrl }: ServerConfig): MailTransport {
  const { brevo, smtpUrl, smtpConnections, lookupUrl, dkim } = config;
  if (brevo !== null) return new BrevoTransport(brevo);
  if (smtpUrl === null) return new UnavailableTransport();
  const { hostname: host } = new URL(publicUrl);
  return new SmtpTransport({ url: smtpUrl, host, connections: smtpConnections, lookupUrl, dkim });
}

/** Enqueues mails, in every process. */
@Module({
  imports: [TypeOrmModule.forFeature([MailEntity])],
  providers: [MailService, MailsRepository],
  exports: [MailService, MailsRepository],
})
export class MailModule {}

/** The connection to the mail server, in the worker. */
@Module({
  providers: [{ provide: MailTransport, inject: [MailConfig, ServerConfig], useFactory: createMailTransport }],
  exports: [MailTransport],
})
export class MailTransportModule {}

/** Composes and sends enqueued mails, and applies retention, in the worker. */
@Module({})
export class MailWorkerModule {
  static forRoot(composers: MailComposerTypes): DynamicModule {
    return {
      module: MailWorkerModule,
      imports: [MailModule, MailTransportModule, RetentionModule],
      providers: [MailComposers, MailsRetention, SendMailHandler, { provide: mailComposerTypes, useValue: composers }],
    };
  }
}
