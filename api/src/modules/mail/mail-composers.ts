import { Injectable } from '@nestjs/common';
import type { Language } from 'shared-contracts';
import type { Mail } from './mail.ts';
import type { MailOrder } from './mails.repository.ts';
import type { OutgoingMail } from './transport/mail-transport.ts';

/** A mail that another module has composed; the order sets its recipient and id. */
export type ComposedMail = Omit<OutgoingMail, 'id' | 'to'>;

/** Composes a mail when it is sent, from the data of the order; null cancels the mail. */
export type ComposeMail = (data: unknown, language: Language) => Promise<Mail | ComposedMail | null>;

/** Composers by kind of mail. Modules register theirs in `onModuleInit`, in the worker. */
@Injectable()
export class MailComposers {
  private readonly composers = new Map<string, ComposeMail>();

  register(kind: string, compose: ComposeMail): void {
    this.composers.set(kind, compose);
  }

  /** @throws Error for an unknown kind: the mail waits for a release that supports it. */
  async compose({ kind, data, language }: MailOrder): Promise<Mail | ComposedMail | null> {
    const compose = this.composers.get(kind);
    if (compose === undefined) throw new Error(`No composer is registered for mails of kind ${kind}`);
    return compose(data, language);
  }
}
