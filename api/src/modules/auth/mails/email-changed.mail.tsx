import { brand, type Language } from 'shared-contracts';
import {
  accountTexts,
  createPersonalMail,
  formatDateTime,
  MailLink,
  MailText,
  type Mail,
  type MailSample,
} from '../../mail/index.ts';

const pt = {
  subject: 'O endereço de e-mail da conta foi alterado',
  preview: 'A conta já não usa este endereço de e-mail.',
  title: 'Endereço alterado',
  changed: (moment: string) =>
    `O endereço de e-mail da conta foi alterado a ${moment}. Desde então, os e-mails vão para o novo endereço.`,
  notYou: 'Se não fez esta alteração, responda a este e-mail ou escreva para',
  reason: 'Recebe este e-mail porque tinha conta com este endereço.',
};

const en: typeof pt = {
  subject: 'The email address of your account was changed',
  preview: 'The account no longer uses this email address.',
  title: 'Address changed',
  changed: (moment) =>
    `The email address of the account was changed on ${moment}. Since then emails go to the new address.`,
  notYou: 'If you did not make this change, reply to this email or write to',
  reason: 'You get this email because you had an account with this address.',
};

const emailChangedTexts: Record<Language, typeof pt> = { pt, en };

interface EmailChanged {
  name: string | null;
  /** ISO 8601. */
  at: string;
}

/** To the former address of an account, so that its owner notices an unauthorized change. */
export function emailChangedMail(language: Language, { name, at }: EmailChanged): Mail {
  const texts = { ...accountTexts[language], ...emailChangedTexts[language] };
  return createPersonalMail(language, {
    texts,
    recipientName: name,
    replyTo: brand.email.contact,
    content: (
      <>
        <MailText>{texts.changed(formatDateTime(at, language))}</MailText>
        <MailText>
          {texts.notYou} <MailLink href={`mailto:${brand.email.contact}`}>{brand.email.contact}</MailLink>.
        </MailText>
      </>
    ),
  });
}

export const sample: MailSample = (language) =>
  emailChangedMail(language, { name: 'Maria João', at: '2026-11-05T14:05:00Z' });
