import { Logger } from '@nestjs/common';
import { MailTransport } from './mail-transport.ts';

/** Stands where no server for mail is known: mail waits in the queue until there is one. */
export class UnavailableTransport extends MailTransport {
  constructor() {
    super();
    new Logger('mail').warn('SMTP_URL is not set: mail waits until it is');
  }

  async send(): Promise<null> {
    throw new Error('SMTP_URL is not set');
  }
}
