import { Injectable } from '@nestjs/common';
import type { Language } from 'shared-contracts';
import type { Mail } from './mail.ts';
import type { MailOrder } from './mails.repository.ts';
import type { OutgoingMail } from './transport/mail-transport.ts';

/** A mail that somebody else has made whole; who it goes to and its id are the order's. */
export type MadeMail = Omit<OutgoingMail, 'id' | 'to'>;

/** Makes a mail at the moment of sending, from what was ordered; null when there is nothing to say any more. */
export type ComposeMail = (data: unknown, language: Language) => Promise<Mail | MadeMail | null>;

/** How mails of each kind are made. Who knows says so in `onModuleInit`, in the worker. */
@Injectable()
export class MailComposers {
  private readonly composers = new Map<string, ComposeMail>();

  register(kind: string, compose: ComposeMail): void {
    this.composers.set(kind, compose);
  }

  /** @throws Error for a kind that nobody registered: the mail waits for a release that knows it. */
  async compose({ kind, data, language }: MailOrder): Promise<Mail | MadeMail | null> {
    const compose = this.composers.get(kind);
    if (compose === undefined) throw new Error(`Nobody composes mails of kind ${kind}`);
    return compose(data, language);
  }
}
