import type { MailConfig } from '../../../config/mail.config.ts';
import type { ServerConfig } from '../../../config/server.config.ts';
import type { MailTransport } from './mail-transport.ts';
import { SmtpTransport } from './smtp-transport.ts';
import { UnavailableTransport } from './unavailable-transport.ts';

export function createMailTransport({ smtpUrl }: MailConfig, { publicUrl }: ServerConfig): MailTransport {
  return smtpUrl === null ? new UnavailableTransport() : new SmtpTransport(smtpUrl, new URL(publicUrl).hostname);
}
