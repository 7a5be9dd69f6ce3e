import type { Language } from 'shared-contracts';
import {
  createPersonalMail,
  formatDateTime,
  MailButton,
  MailRow,
  MailText,
  sampleSite,
  type Mail,
  type MailSample,
} from '../../mail/index.ts';
import { applicationTexts } from './application-mail.texts.ts';

const pt = {
  subject: (jobTitle: string) => `Candidatura não entregue: ${jobTitle}`,
  preview: 'A oferta fechou antes de a sua candidatura chegar à empresa.',
  title: 'Candidatura não entregue',
  refused: 'Esta oferta fechou antes de a sua candidatura chegar à empresa:',
  nothing: 'Lamentamos. A empresa não recebeu o seu currículo nem o que escreveu.',
  similar: 'Ver ofertas parecidas',
};

const en: typeof pt = {
  subject: (jobTitle) => `Application not delivered: ${jobTitle}`,
  preview: 'The job closed before your application reached the company.',
  title: 'Application not delivered',
  refused: 'This job closed before your application reached the company:',
  nothing: 'We are sorry. The company received neither your resume nor what you wrote.',
  similar: 'See similar jobs',
};

export const applicationRefusedTexts: Record<Language, typeof pt> = { pt, en };

export interface ApplicationRefused {
  applicantName: string | null;
  jobTitle: string;
  companyName: string;
  /** ISO 8601. */
  submittedAt: string;
  /** Absolute link to the job's page, which shows similar jobs. */
  jobUrl: string;
}

/** To an applicant whose job closed before the application was delivered to the company. */
export function applicationRefusedMail(language: Language, application: ApplicationRefused): Mail {
  const texts = { ...applicationTexts[language], ...applicationRefusedTexts[language] };
  const { applicantName, jobTitle, companyName, submittedAt, jobUrl } = application;
  return createPersonalMail(language, {
    texts: { ...texts, subject: texts.subject(jobTitle) },
    recipientName: applicantName,
    content: (
      <>
        <MailText>{texts.refused}</MailText>
        <MailRow title={jobTitle} facts={[companyName, texts.sent(formatDateTime(submittedAt, language))]} />
        <MailText>{texts.nothing}</MailText>
        <MailButton href={jobUrl}>{texts.similar}</MailButton>
      </>
    ),
  });
}

export const sample: MailSample = (language) =>
  applicationRefusedMail(language, {
    applicantName: 'Maria João',
    jobTitle: 'Analista de dados',
    companyName: 'Vela Digital',
    submittedAt: '2026-11-05T14:05:00Z',
    jobUrl: `${sampleSite}/jobs/analista-de-dados-12`,
  });
