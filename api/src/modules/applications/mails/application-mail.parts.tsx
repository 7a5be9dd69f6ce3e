import type { ReactNode } from 'react';
import type { Language } from 'shared-contracts';
import { createPersonalMail, formatDateTime, MailRow, MailText, type Mail } from '../../mail/index.ts';

const pt = {
  sent: (moment: string) => `Candidatura enviada a ${moment}`,
  reason:
    'Recebe este e-mail porque este endereço foi indicado numa candidatura. Se não a enviou, pode ignorar a mensagem.',
};

const en: typeof pt = {
  sent: (moment) => `Application sent on ${moment}`,
  reason:
    'You get this email because this address was given with an application. If you did not send it, you can ignore this message.',
};

/** Texts shared by the mails about applications. */
export const applicationTexts: Record<Language, typeof pt> = { pt, en };

/** Data of every enqueued mail about an application. */
export interface MailedApplication {
  applicationId: string;
  /**
   * The account, to erase the mail with it, also when it was sent to a former address; null: a visitor's application.
   */
  userId: number | null;
}

/** The fields of an application that every mail about it shows. */
export interface ShownApplication {
  applicantName: string | null;
  jobTitle: string;
  companyName: string;
  /** ISO 8601. */
  submittedAt: string;
}

interface OwnTexts {
  subject: (jobTitle: string) => string;
  preview: string;
  title: string;
  /** Paragraph before the application. */
  message: string;
}

/** A mail to an applicant. @param details The paragraphs after the application. */
export function applicationMail(
  language: Language,
  { applicantName, jobTitle, companyName, submittedAt }: ShownApplication,
  ownTexts: OwnTexts,
  details: ReactNode,
): Mail {
  const { sent, reason } = applicationTexts[language];
  return createPersonalMail(language, {
    texts: { ...ownTexts, subject: ownTexts.subject(jobTitle), reason },
    recipientName: applicantName,
    content: (
      <>
        <MailText>{ownTexts.message}</MailText>
        <MailRow title={jobTitle} facts={[companyName, sent(formatDateTime(submittedAt, language))]} />
        {details}
      </>
    ),
  });
}
