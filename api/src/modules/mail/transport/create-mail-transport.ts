import type { MailConfig } from '../../../config/mail.config.ts';
import type { ServerConfig } from '../../../config/server.config.ts';
import type { MailTransport } from './mail-transport.ts';
import { SmtpTransport } from './smtp-transport.ts';
import { UnavailableTransport } from './unavailable-transport.ts';

export function createMailTransport(config: MailConfig, { publicUrl }: ServerConfig): MailTransport {
  const { smtpUrl, smtpConnections, lookupUrl, dkim } = config;
  if (smtpUrl === null) return new UnavailableTransport();
  const { hostname: host } = new URL(publicUrl);
  return new SmtpTransport({ url: smtpUrl, host, connections: smtpConnections, lookupUrl, dkim });
}
