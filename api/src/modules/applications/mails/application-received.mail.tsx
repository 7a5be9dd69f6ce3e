import type { Language } from 'shared-contracts';
import {
  createPersonalMail,
  formatDateTime,
  MailButton,
  MailNote,
  MailRow,
  MailText,
  sampleLink,
  type Mail,
  type MailSample,
} from '../../mail/index.ts';
import { applicationTexts } from './application-mail.texts.ts';

const pt = {
  subject: (jobTitle: string) => `Candidatura recebida: ${jobTitle}`,
  preview: 'Pela ligação neste e-mail pode seguir a candidatura ou retirá-la.',
  title: 'Candidatura recebida',
  received: 'Recebemos o seu currículo para esta oferta:',
  missing: (count: number) =>
    count === 1 ? 'Falta 1 resposta às perguntas da empresa.' : `Faltam ${count} respostas às perguntas da empresa.`,
  complete: 'Responda para completar a candidatura.',
  answer: 'Responder às perguntas',
  view: 'Ver a candidatura',
  link: 'Com esta ligação pode seguir a candidatura ou retirá-la quando quiser. Quem a tiver pode fazer o mesmo: não reencaminhe este e-mail.',
};

const en: typeof pt = {
  subject: (jobTitle) => `Application received: ${jobTitle}`,
  preview: 'With the link in this email you can follow or withdraw your application.',
  title: 'Application received',
  received: 'We received your resume for this job:',
  missing: (count) =>
    count === 1
      ? "1 answer to the company's questions is missing."
      : `${count} answers to the company's questions are missing.`,
  complete: 'Answer to complete your application.',
  answer: 'Answer the questions',
  view: 'View the application',
  link: 'With this link you can follow or withdraw your application at any time. Whoever has it can do the same: please do not forward this email.',
};

export const applicationReceivedTexts: Record<Language, typeof pt> = { pt, en };

export interface ApplicationReceived {
  applicantName: string | null;
  jobTitle: string;
  companyName: string;
  /** ISO 8601. */
  submittedAt: string;
  /** Number of unanswered questions. */
  questionsDue: number;
  /** Absolute. The link gives access to the application: its status, its questions and the withdrawal. */
  link: string;
}

/** To an applicant who gave an address. */
export function applicationReceivedMail(language: Language, application: ApplicationReceived): Mail {
  const texts = { ...applicationTexts[language], ...applicationReceivedTexts[language] };
  const { applicantName, jobTitle, companyName, submittedAt, questionsDue, link } = application;
  const isComplete = questionsDue === 0;
  const missing = `${texts.missing(questionsDue)} ${texts.complete}`;
  return createPersonalMail(language, {
    texts: { ...texts, subject: texts.subject(jobTitle), preview: isComplete ? texts.preview : missing },
    recipientName: applicantName,
    content: (
      <>
        <MailText>{texts.received}</MailText>
        <MailRow title={jobTitle} facts={[companyName, texts.sent(formatDateTime(submittedAt, language))]} />
        {isComplete ? null : <MailText>{missing}</MailText>}
        <MailButton href={link}>{isComplete ? texts.view : texts.answer}</MailButton>
        <MailNote>{texts.link}</MailNote>
      </>
    ),
  });
}

export const sample: MailSample = (language) =>
  applicationReceivedMail(language, {
    applicantName: 'Maria João',
    jobTitle: 'Analista de dados',
    companyName: 'Vela Digital',
    submittedAt: '2026-11-05T14:05:00Z',
    questionsDue: 2,
    link: sampleLink('/applications/'),
  });
