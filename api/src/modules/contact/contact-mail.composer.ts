import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Language } from 'shared-contracts';
import { ContactReceivedMail, MailComposers } from '../mail/index.ts';
import { ContactRepository } from './contact.repository.ts';

export const contactReceived = 'contact-received';

/** What people wrote stands in one place, so that erasing it there erases it. */
export interface ContactMailData {
  messageId: string;
}

/** Makes the mail that brings a message to the team, when it is sent. */
@Injectable()
export class ContactMailComposer implements OnModuleInit {
  constructor(
    private readonly composers: MailComposers,
    private readonly messages: ContactRepository,
  ) {}

  onModuleInit(): void {
    this.composers.register(contactReceived, (data, language) => this.compose(data as ContactMailData, language));
  }

  /** Null: it was erased before the mail left. */
  private async compose({ messageId }: ContactMailData, language: Language) {
    const message = await this.messages.find(messageId);
    return message === null ? null : new ContactReceivedMail(language, message);
  }
}
