import type { Type } from '@nestjs/common';
import type { Language } from 'shared-contracts';
import type { Mail } from './mail.types.ts';
import type { OutgoingMail } from './transport/mail-transport.port.ts';

/**
 * Kinds of mail with the data of their orders. A module adds its kinds by declaration merging:
 * `declare module '../mail/index.ts' { interface MailKinds { '<kind>': <data> } }`.
 */
export interface MailKinds {}

export type MailKind = keyof MailKinds;

/** A mail that another module has composed; the enqueued mail sets its recipient and id. */
export type ComposedMail = Omit<OutgoingMail, 'id' | 'to'>;

/** Composes mails of some kinds when they are sent, from the enqueued data. A provider of the worker. */
export interface MailComposer<Kind extends MailKind> {
  /** Null cancels the mail. */
  readonly compose: (data: MailKinds[Kind], language: Language, kind: Kind) => Promise<Mail | ComposedMail | null>;
}

/** The class that composes each kind of mail. */
export type MailComposerTypes = { readonly [Kind in MailKind]: Type<MailComposer<Kind>> };
