import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { brand, type Acknowledgement, type ContactMessage, type FormTrace } from 'shared-contracts';
import type { EntityManager } from 'typeorm';
import { looksAutomatic } from '../../http/public-form.ts';
import { MailService } from '../mail/index.ts';
import { contactReceived, type ContactMailData } from './contact-mail.composer.ts';
import { ContactRepository, type NewContactMessage } from './contact.repository.ts';

/** The same whatever became of the message. */
const acknowledgement: Acknowledgement = { success: true, message: 'Your message has been received.' };

@Injectable()
export class ContactService {
  constructor(
    private readonly messages: ContactRepository,
    private readonly mail: MailService,
  ) {}

  /**
   * Once it answers, the message is stored and on its way to the team. Nobody else is written to: an acknowledgement to
   * an address that nobody has confirmed would let anybody write to anybody.
   */
  async receive(given: ContactMessage & FormTrace): Promise<Acknowledgement> {
    const message = toStored(given);
    await this.messages.inTransaction(async (manager) => {
      await this.messages.insert(message, manager);
      if (!message.suspected) await this.tellTeam(message.id, manager);
    });
    return acknowledgement;
  }

  private async tellTeam(messageId: string, manager: EntityManager): Promise<void> {
    const data: ContactMailData = { messageId };
    const key = `${contactReceived}:${messageId}`;
    const order = { key, kind: contactReceived, language: 'pt', recipient: brand.email.team, data } as const;
    await this.mail.order(order, { manager });
  }
}

function toStored({ name, email, phone, company, subject, message, ...trace }: ContactMessage & FormTrace) {
  const suspected = looksAutomatic(trace);
  const stored: NewContactMessage = {
    id: randomUUID(),
    name,
    email,
    phone,
    company: company || null,
    subject,
    message,
    suspected,
  };
  return stored;
}
