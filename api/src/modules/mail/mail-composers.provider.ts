import { Injectable } from '@nestjs/common';
import type { Language } from 'shared-contracts';
import type { Mail } from './mail.types.ts';
import type { MailOrder } from './mails.repository.ts';
import type { OutgoingMail } from './transport/mail-transport.port.ts';

/** A mail that another module has composed; the order sets its recipient and id. */
export type ComposedMail = Omit<OutgoingMail, 'id' | 'to'>;

/** Composes a mail when it is sent, from the data of the order; null cancels the mail. */
type ComposeMail<Data> = (data: Data, language: Language) => Promise<Mail | ComposedMail | null>;

/**
 * Composers by kind of mail. A module declares its kinds and the data of their orders as an interface `Mails`. It registers a
 * composer for each of them in `onModuleInit`, in the worker, and orders with `MailService<Mails>`.
 */
@Injectable()
export class MailComposers {
  private readonly composers = new Map<string, ComposeMail<never>>();

  register<Mails extends object>(composers: { [Kind in keyof Mails]: ComposeMail<Mails[Kind]> }): void {
    for (const [kind, compose] of Object.entries<ComposeMail<never>>(composers)) this.composers.set(kind, compose);
  }

  /** @throws Error for an unknown kind: the mail waits for a release that supports it. */
  async compose({ kind, data, language }: MailOrder): Promise<Mail | ComposedMail | null> {
    const compose = this.composers.get(kind);
    if (compose === undefined) throw new Error(`No composer is registered for mails of kind ${kind}`);
    return compose(data as never, language);
  }
}
