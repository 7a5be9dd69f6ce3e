import type { MailConfig } from '../../../config/mail.config.ts';
import type { ServerConfig } from '../../../config/server.config.ts';
import { BrevoTransport } from './brevo-transport.ts';
import type { MailTransport } from './mail-transport.ts';
import { SmtpTransport } from './smtp-transport.ts';
import { UnavailableTransport } from './unavailable-transport.ts';

/** Brevo if its API key is set, else the SMTP server. */
export function createMailTransport(config: MailConfig, { publicUrl }: ServerConfig): MailTransport {
  const { brevo, smtpUrl, smtpConnections, lookupUrl, dkim } = config;
  if (brevo !== null) return new BrevoTransport(brevo);
  if (smtpUrl === null) return new UnavailableTransport();
  const { hostname: host } = new URL(publicUrl);
  return new SmtpTransport({ url: smtpUrl, host, connections: smtpConnections, lookupUrl, dkim });
}
