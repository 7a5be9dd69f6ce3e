import type { ReactElement } from 'react';
import { truncate, type ContactSubject, type Language } from 'shared-contracts';
import { formatDateTime } from '../format/date-time.ts';
import { MailLetter, MailNote, MailRow, MailTitle } from '../layout/parts.tsx';
import { Mail } from '../mail.ts';
import { contactReceivedTexts } from './contact-received.texts.ts';

export interface ContactReceived {
  name: string;
  email: string;
  phone: string;
  company: string | null;
  subject: ContactSubject;
  message: string;
  createdAt: Date;
}

/** Reply deadline that the contact page promises (SPEC §2). */
const replyWithinMs = 48 * 3_600_000;
const previewCharacters = 120;

/** To the team. Replies go to the sender of the contact form. */
export class ContactReceivedMail extends Mail {
  readonly subject: string;
  readonly preview: string;
  readonly reason: string;
  override readonly replyTo: string;
  private readonly texts;

  constructor(
    language: Language,
    private readonly contact: ContactReceived,
  ) {
    super(language);
    this.texts = contactReceivedTexts[language];
    this.subject = this.texts.subject(this.about, contact.name);
    this.preview = truncate(contact.message, previewCharacters);
    this.reason = this.texts.reason;
    this.replyTo = contact.email;
  }

  body(): ReactElement {
    const { texts, contact } = this;
    return (
      <>
        <MailTitle>{texts.title}</MailTitle>
        <MailRow title={contact.name} facts={this.facts()} />
        <MailLetter text={contact.message} />
        <MailNote>{texts.due(this.moment(replyWithinMs))}</MailNote>
      </>
    );
  }

  private facts(): string[] {
    const { texts, contact } = this;
    const { email, phone, company } = contact;
    const written = [texts.about(this.about), texts.email(email), texts.phone(phone)];
    return [...written, ...(company === null ? [] : [texts.company(company)]), texts.received(this.moment(0))];
  }

  private get about(): string {
    return this.texts.subjects[this.contact.subject];
  }

  private moment(afterMs: number): string {
    return formatDateTime(new Date(this.contact.createdAt.getTime() + afterMs).toISOString(), this.language);
  }
}
