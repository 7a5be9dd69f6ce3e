import { Logger } from '@nestjs/common';
import { MailTransport } from './mail-transport.ts';

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
