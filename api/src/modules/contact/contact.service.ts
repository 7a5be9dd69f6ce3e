import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { brand, type Acknowledgement, type ContactMessage, type FormTrace } from 'shared-contracts';
import type { EntityManager } from 'typeorm';
import { looksAutomatic } from '../../http/index.ts';
import { MailService } from '../mail/index.ts';
import { ContactRepository, type NewContactMessage } from './contact.repository.ts';

/** The same for messages that look automatic. */
const acknowledgement: Acknowledgement = { success: true, message: 'Your message has been received.' };

@Injectable()
export class ContactService {
  constructor(
    private readonly messages: ContactRepository,
    private readonly mail: MailService,
  ) {}

  /**
   * Stores the message and enqueues its mail to the team in one transaction. The sender is not mailed: the address is not
   * verified, so an acknowledgement would let any visitor send mail to any address.
   */
  async receive(given: ContactMessage & FormTrace): Promise<Acknowledgement> {
    const message = toStored(given);
    await this.messages.inTransaction(async (manager) => {
      await this.messages.insert(message, manager);
      if (!message.suspected) await this.notifyTeam(message.id, manager);
    });
    return acknowledgement;
  }

  private async notifyTeam(messageId: string, manager: EntityManager): Promise<void> {
    const kind = 'contact-received';
    const queued = { key: `${kind}:${messageId}`, kind, language: 'pt', recipient: brand.email.team } as const;
    await this.mail.enqueue({ ...queued, data: { messageId } }, { manager });
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
