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
} from '../mail/index.ts';

const pt = {
  subject: 'Quer manter a sua conta?',
  preview: (moment: string) => `Se não iniciar sessão até ${moment}, é eliminada.`,
  title: 'Quer manter a sua conta?',
  idle: 'Ninguém usa a sua conta há dois anos. Não guardamos dados pessoais por mais tempo do que é preciso.',
  keep: (moment: string) =>
    `Para a manter, basta iniciar sessão até ${moment}. Se não o fizer, a conta é eliminada, com o perfil, os currículos e tudo o que guardou.`,
  button: 'Iniciar sessão',
};

const en: typeof pt = {
  subject: 'Do you want to keep your account?',
  preview: (moment) => `Unless you sign in by ${moment}, it will be deleted.`,
  title: 'Do you want to keep your account?',
  idle: 'Nobody has used your account for two years. We keep personal data no longer than needed.',
  keep: (moment) =>
    `To keep it, just sign in by ${moment}. If you do not, the account will be deleted, with the profile, the resumes and everything that you saved.`,
  button: 'Sign in',
};

export const accountIdleTexts: Record<Language, typeof pt> = { pt, en };

interface AccountIdle {
  firstName: string | null;
  /** Earliest time of the deletion. ISO 8601. */
  dueAt: string;
  /** Absolute link to the account. */
  link: string;
}

/** To the owner of an inactive account. */
export function accountIdleMail(language: Language, { firstName, dueAt, link }: AccountIdle): Mail {
  const texts = { ...accountTexts[language], ...accountIdleTexts[language] };
  const due = formatDateTime(dueAt, language);
  return createPersonalMail(language, {
    texts: { ...texts, preview: texts.preview(due) },
    recipientName: firstName,
    content: (
      <>
        <MailText>{texts.idle}</MailText>
        <MailText>{texts.keep(due)}</MailText>
        <MailButton href={link}>{texts.button}</MailButton>
      </>
    ),
  });
}

export const sample: MailSample = (language) =>
  accountIdleMail(language, {
    firstName: 'Maria João',
    dueAt: '2026-11-05T14:05:00Z',
    link: `${sampleSite}/account`,
  });
