import { Inject, Injectable, type OnModuleInit, type Type } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import type { ComposedMail, MailComposer, MailComposerTypes } from './mail-kinds.types.ts';
import type { Mail } from './mail.types.ts';
import type { QueuedMail } from './mails.repository.ts';

/** Token of the worker's `MailComposerTypes`. */
export const mailComposerTypes = Symbol('mail composer types');

/** Passes a mail to the composer of its kind, which may be a provider of any module of the worker. */
@Injectable()
export class MailComposers implements OnModuleInit {
  private readonly types: ReadonlyMap<string, Type<MailComposer<never>>>;

  constructor(
    private readonly modules: ModuleRef,
    @Inject(mailComposerTypes) types: MailComposerTypes,
  ) {
    this.types = new Map(Object.entries(types));
  }

  /** @throws UnknownElementException if a composer is not a provider: the worker does not start */
  onModuleInit(): void {
    for (const type of this.types.values()) this.modules.get(type, { strict: false });
  }

  /** @throws Error for an unknown kind: the mail waits for a release that supports it. */
  async compose({ kind, data, language }: QueuedMail): Promise<Mail | ComposedMail | null> {
    const type = this.types.get(kind);
    if (type === undefined) throw new Error(`No composer is registered for mails of kind ${kind}`);
    return this.modules.get(type, { strict: false }).compose(data as never, language, kind as never);
  }
}
