import { Injectable } from '@nestjs/common';
import type { Language, NewsletterFrequency } from 'shared-contracts';
import {
  createMail,
  formatDateTime,
  MailNote,
  MailRow,
  MailTitle,
  type Mail,
  type MailComposer,
  type MailSample,
} from '../mail/index.ts';
import { WaitlistRepository, type WaitlistChange } from './waitlist.repository.ts';

const frequencies: Record<Language, Record<NewsletterFrequency, string>> = {
  pt: {
    weekly: 'Novidades todas as semanas',
    monthly: 'Novidades todos os meses',
    both: 'Novidades todas as semanas e todos os meses',
  },
  en: { weekly: 'News every week', monthly: 'News every month', both: 'News every week and every month' },
};

const pt = {
  frequencies: frequencies.pt,
  subject: (company: string) => `Lista de espera: ${company}`,
  changedSubject: (company: string) => `Lista de espera, dados alterados: ${company}`,
  title: 'Nova empresa na lista de espera',
  changedTitle: 'Dados alterados na lista de espera',
  person: (name: string) => `Nome: ${name}`,
  email: (email: string) => `E-mail: ${email}`,
  phone: (phone: string) => `Telefone: ${phone}`,
  joined: (moment: string) => `Recebido a ${moment}`,
  changed:
    'Este endereço de e-mail já estava na lista. Os dados acima substituem os anteriores, sem que alguém tenha confirmado quem os enviou.',
  reason:
    'Recebe este e-mail porque uma empresa preencheu o formulário da lista de espera. A resposta a este e-mail vai para essa empresa.',
};

const en: typeof pt = {
  frequencies: frequencies.en,
  subject: (company) => `Waitlist: ${company}`,
  changedSubject: (company) => `Waitlist, details changed: ${company}`,
  title: 'New company on the waitlist',
  changedTitle: 'Details changed on the waitlist',
  person: (name) => `Name: ${name}`,
  email: (email) => `Email: ${email}`,
  phone: (phone) => `Phone: ${phone}`,
  joined: (moment) => `Received on ${moment}`,
  changed:
    'This email address was already on the list. The details above replace the previous ones; nobody has confirmed who sent them.',
  reason:
    'You get this email because a company filled in the waitlist form. A reply to this email goes to that company.',
};

export const waitlistJoinedTexts: Record<Language, typeof pt> = { pt, en };

export interface WaitlistJoined {
  company: string;
  firstName: string;
  lastName: string | null;
  email: string;
  phone: string;
  frequency: NewsletterFrequency;
  /** Time of the last change. */
  updatedAt: Date;
}

/** To the team. Replies go to the company. */
export function waitlistJoinedMail(
  language: Language,
  signup: WaitlistJoined,
  /** False: an existing entry was changed. */
  isNew: boolean,
): Mail {
  const texts = waitlistJoinedTexts[language];
  const { company, firstName, lastName, email, phone, frequency, updatedAt } = signup;
  const person = [firstName, lastName].filter(Boolean).join(' ');
  const facts = [
    texts.person(person),
    texts.email(email),
    texts.phone(phone),
    texts.frequencies[frequency],
    texts.joined(formatDateTime(updatedAt.toISOString(), language)),
  ];
  return createMail({
    language,
    subject: isNew ? texts.subject(company) : texts.changedSubject(company),
    preview: person,
    reason: texts.reason,
    replyTo: email,
    body: (
      <>
        <MailTitle>{isNew ? texts.title : texts.changedTitle}</MailTitle>
        <MailRow title={company} facts={facts} />
        {isNew ? null : <MailNote>{texts.changed}</MailNote>}
      </>
    ),
  });
}

export const sample: MailSample = (language) =>
  waitlistJoinedMail(
    language,
    {
      company: 'Vela Digital',
      firstName: 'Ana',
      lastName: 'Sá',
      email: 'ana@example.com',
      phone: '351912345678',
      frequency: 'weekly',
      updatedAt: new Date('2026-11-05T14:05:00Z'),
    },
    true,
  );

declare module '../mail/index.ts' {
  interface MailKinds {
    /** The order contains only the id of the entry, so that the company's details are stored once. */
    'waitlist-joined': WaitlistChange;
  }
}

/** Composes the team's notification when it is sent. */
@Injectable()
export class WaitlistJoinedComposer implements MailComposer<'waitlist-joined'> {
  constructor(private readonly waitlist: WaitlistRepository) {}

  /** Null: the entry was erased. */
  async compose({ signupId, isNew }: WaitlistChange, language: Language) {
    const signup = await this.waitlist.find(signupId);
    return signup === null ? null : waitlistJoinedMail(language, signup, isNew);
  }
}
