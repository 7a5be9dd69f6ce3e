import type { Language } from 'shared-contracts';
import {
  accountTexts,
  createPersonalMail,
  formatDateTime,
  MailButton,
  MailText,
  sampleSite,
  type Mail,
  type MailSample,
} from '../../mail/index.ts';

const pt = {
  subject: 'A palavra-passe foi alterada',
  preview: 'A conta tem outra palavra-passe, e as outras sessões terminaram.',
  title: 'Palavra-passe alterada',
  changed: (moment: string) =>
    `A palavra-passe da conta foi alterada a ${moment}. As sessões que estavam abertas terminaram.`,
  notYou: 'Se não fez esta alteração, escolha já outra palavra-passe: só quem recebe este e-mail o pode fazer.',
};

const en: typeof pt = {
  subject: 'Your password was changed',
  preview: 'The account has another password, and the other sessions have ended.',
  title: 'Password changed',
  changed: (moment) => `The password of the account was changed on ${moment}. The sessions that were open have ended.`,
  notYou:
    'If you did not make this change, choose another password now: only the person who gets this email can do so.',
};

const passwordChangedTexts: Record<Language, typeof pt> = { pt, en };

interface PasswordChanged {
  name: string | null;
  /** ISO 8601. */
  at: string;
  /** Absolute. */
  forgotUrl: string;
}

/** To the owner of an account, so that they notice an unauthorized change of the password. */
export function passwordChangedMail(language: Language, { name, at, forgotUrl }: PasswordChanged): Mail {
  const texts = { ...accountTexts[language], ...passwordChangedTexts[language] };
  return createPersonalMail(language, {
    texts,
    recipientName: name,
    content: (
      <>
        <MailText>{texts.changed(formatDateTime(at, language))}</MailText>
        <MailText>{texts.notYou}</MailText>
        <MailButton href={forgotUrl}>{texts.forgot}</MailButton>
      </>
    ),
  });
}

export const sample: MailSample = (language) =>
  passwordChangedMail(language, {
    name: 'Maria João',
    at: '2026-11-05T14:05:00Z',
    forgotUrl: `${sampleSite}/auth?mode=forgot`,
  });
