import { Injectable } from '@nestjs/common';
import { truncate, type ContactSubject, type Language } from 'shared-contracts';
import {
  createMail,
  formatDateTime,
  MailLetter,
  MailNote,
  MailRow,
  MailTitle,
  type Mail,
  type MailComposer,
  type MailSample,
} from '../mail/index.ts';
import { ContactRepository } from './contact.repository.ts';

const subjects: Record<Language, Record<ContactSubject, string>> = {
  pt: {
    general: 'Informação geral',
    support: 'Apoio técnico',
    business: 'Empresas e parcerias',
    media: 'Imprensa',
    feedback: 'Sugestões',
    other: 'Outro assunto',
  },
  en: {
    general: 'General information',
    support: 'Technical support',
    business: 'Companies and partnerships',
    media: 'Press',
    feedback: 'Suggestions',
    other: 'Other subject',
  },
};

const pt = {
  subjects: subjects.pt,
  subject: (subject: string, name: string) => `${subject}: mensagem de ${name}`,
  title: 'Nova mensagem de contacto',
  about: (subject: string) => `Assunto: ${subject}`,
  email: (email: string) => `E-mail: ${email}`,
  phone: (phone: string) => `Telefone: ${phone}`,
  company: (company: string) => `Empresa: ${company}`,
  received: (moment: string) => `Recebida a ${moment}`,
  due: (moment: string) => `O site promete resposta em 24 a 48 horas: até ${moment}.`,
  reason:
    'Recebe este e-mail porque alguém preencheu o formulário de contacto do site. A resposta a este e-mail vai para essa pessoa.',
};

const en: typeof pt = {
  subjects: subjects.en,
  subject: (subject, name) => `${subject}: message from ${name}`,
  title: 'New contact message',
  about: (subject) => `Subject: ${subject}`,
  email: (email) => `Email: ${email}`,
  phone: (phone) => `Phone: ${phone}`,
  company: (company) => `Company: ${company}`,
  received: (moment) => `Received on ${moment}`,
  due: (moment) => `The site promises a reply within 24 to 48 hours: by ${moment}.`,
  reason:
    'You get this email because somebody filled in the contact form of the site. A reply to this email goes to that person.',
};

export const contactReceivedTexts: Record<Language, typeof pt> = { pt, en };

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
export function contactReceivedMail(language: Language, contact: ContactReceived): Mail {
  const texts = contactReceivedTexts[language];
  const { name, email, phone, company, message, createdAt } = contact;
  const about = texts.subjects[contact.subject];
  const momentAfter = (ms: number) => formatDateTime(new Date(createdAt.getTime() + ms).toISOString(), language);
  const facts = [
    texts.about(about),
    texts.email(email),
    texts.phone(phone),
    ...(company === null ? [] : [texts.company(company)]),
    texts.received(momentAfter(0)),
  ];
  return createMail({
    language,
    subject: texts.subject(about, name),
    preview: truncate(message, previewCharacters),
    reason: texts.reason,
    replyTo: email,
    body: (
      <>
        <MailTitle>{texts.title}</MailTitle>
        <MailRow title={name} facts={facts} />
        <MailLetter text={message} />
        <MailNote>{texts.due(momentAfter(replyWithinMs))}</MailNote>
      </>
    ),
  });
}

export const sample: MailSample = (language) =>
  contactReceivedMail(language, {
    name: 'Inês Prata',
    email: 'ines@example.com',
    phone: '912345678',
    company: 'Vela Digital',
    subject: 'support',
    message: 'Não consigo enviar o meu currículo.\nPodem ajudar?',
    createdAt: new Date('2026-11-05T14:05:00Z'),
  });

/** The order contains only the id, so that erasing the message erases its content. */
interface ContactMailData {
  messageId: string;
}

declare module '../mail/index.ts' {
  interface MailKinds {
    'contact-received': ContactMailData;
  }
}

/** Composes the mail when it is sent. */
@Injectable()
export class ContactReceivedComposer implements MailComposer<'contact-received'> {
  constructor(private readonly messages: ContactRepository) {}

  /** Null: the message was erased before the mail was sent. */
  async compose({ messageId }: ContactMailData, language: Language) {
    const message = await this.messages.find(messageId);
    return message === null ? null : contactReceivedMail(language, message);
  }
}
