import type { ReactNode } from 'react';
import type { Language } from 'shared-contracts';
import { greeting } from '../mail-text.format.ts';
import { createMail, type Mail } from '../mail.types.ts';
import { MailText, MailTitle } from './mail.parts.tsx';

interface PersonalMail extends Pick<Partial<Mail>, 'replyTo' | 'attachments'> {
  texts: Pick<Mail, 'subject' | 'preview' | 'reason'> & { title: string };
  /** Null if unknown. */
  recipientName: string | null;
  /** Content after the title and the greeting. */
  content: ReactNode;
}

/** A mail that greets its recipient by name. */
export function createPersonalMail(
  language: Language,
  { texts, recipientName, content, ...others }: PersonalMail,
): Mail {
  const { title, subject, preview, reason } = texts;
  return createMail({
    language,
    subject,
    preview,
    reason,
    ...others,
    body: (
      <>
        <MailTitle>{title}</MailTitle>
        <MailText>{greeting(recipientName, language)}</MailText>
        {content}
      </>
    ),
  });
}

const pt = {
  dayLong: 'A ligação é válida durante 24 horas.',
  hourLong: 'A ligação é válida durante uma hora e funciona uma só vez.',
  forgot: 'Escolher outra palavra-passe',
  reason: 'Recebe este e-mail porque tem conta com este endereço.',
};

const en: typeof pt = {
  dayLong: 'The link is valid for 24 hours.',
  hourLong: 'The link is valid for one hour and works once.',
  forgot: 'Choose another password',
  reason: 'You get this email because you have an account with this address.',
};

/** Texts shared by the account mails. */
export const accountTexts: Record<Language, typeof pt> = { pt, en };
