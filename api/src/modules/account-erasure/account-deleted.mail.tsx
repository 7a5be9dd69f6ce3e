import type { Language } from 'shared-contracts';
import { accountTexts, createPersonalMail, MailNote, MailText, type Mail, type MailSample } from '../mail/index.ts';

/** At the request of the owner, or after a long period of inactivity. */
export type DeletionCause = 'requested' | 'idle';

const pt = {
  subject: 'A sua conta foi eliminada',
  preview: 'É a última mensagem que enviamos sobre ela.',
  title: 'A sua conta foi eliminada',
  causes: {
    requested: 'Como pediu, eliminámos a sua conta, com o perfil, os currículos e tudo o que guardou.',
    idle: 'Ninguém usava a sua conta há dois anos. Como avisámos há um mês, foi eliminada, com o perfil, os currículos e tudo o que guardou.',
  } satisfies Record<DeletionCause, string>,
  applications:
    'As candidaturas que enviou ficam com as empresas que as receberam. No nosso site, já não estão ligadas a si.',
  last: 'Esta é a última mensagem sobre a conta. Se quiser voltar, pode criar outra quando quiser.',
  reason: 'Recebe este e-mail porque existia uma conta com este endereço.',
};

const en: typeof pt = {
  subject: 'Your account was deleted',
  preview: 'This is the last message about it.',
  title: 'Your account was deleted',
  causes: {
    requested: 'As you asked, we deleted your account, with the profile, the resumes and everything that you saved.',
    idle: 'Nobody had used your account for two years. As we told you a month ago, it was deleted, with the profile, the resumes and everything that you saved.',
  },
  applications:
    'The applications that you sent stay with the companies that received them. On our site they are no longer linked to you.',
  last: 'This is the last message about the account. If you want to come back, you can create another at any time.',
  reason: 'You get this email because there was an account with this address.',
};

export const accountDeletedTexts: Record<Language, typeof pt> = { pt, en };

/** To the address of a deleted account. */
export function accountDeletedMail(language: Language, cause: DeletionCause): Mail {
  const texts = { ...accountTexts[language], ...accountDeletedTexts[language] };
  return createPersonalMail(language, {
    texts,
    recipientName: null,
    content: (
      <>
        <MailText>{texts.causes[cause]}</MailText>
        <MailText>{texts.applications}</MailText>
        <MailNote>{texts.last}</MailNote>
      </>
    ),
  });
}

export const sample: MailSample = (language) => accountDeletedMail(language, 'requested');
