import { Logger } from '@nestjs/common';
import type { MailConfig } from '../../../config/mail.config.ts';
import type { ServerConfig } from '../../../config/server.config.ts';
import { BrevoTransport } from './brevo-transport.client.ts';
import { MailTransport } from './mail-transport.port.ts';
import { SmtpTransport } from './smtp-transport.client.ts';

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
