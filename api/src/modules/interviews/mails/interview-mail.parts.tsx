import { brand, type InterviewType, type Language } from 'shared-contracts';
import {
  createPersonalMail,
  formatDateTime,
  MailButton,
  MailNote,
  MailRow,
  MailText,
  sampleSite,
  type Mail,
  type MailAttachment,
} from '../../mail/index.ts';

/** The details of an interview in mails. */
export interface MailedInterview {
  /** Name of the candidate. */
  candidateName: string | null;
  jobTitle: string;
  companyName: string;
  /** ISO 8601. */
  scheduledAt: string;
  interviewType: InterviewType;
  /** Address, telephone number or URL of the call. */
  location: string | null;
  interviewerName: string | null;
}

export interface CandidateInterview extends MailedInterview {
  /** Absolute URL of the candidate's interviews. */
  link: string;
  calendar: MailAttachment;
}

/** Texts that differ between these mails. */
interface CandidateInterviewTexts {
  subject: (jobTitle: string) => string;
  preview: string;
  title: string;
  /** Paragraph before the interview. */
  message: string;
  /** Paragraph after the interview. */
  advice?: string;
  /** Effect of the attached calendar file, if it does not add the interview. */
  calendar?: string;
}

const pt = {
  moment: (moment: string) => `${moment} (hora de Lisboa)`,
  types: { video: 'Por videochamada', phone: 'Por telefone', onsite: 'Presencial' } satisfies Record<
    InterviewType,
    string
  >,
  with: (name: string) => `Com ${name}`,
  view: 'Ver as entrevistas',
  calendar: 'O ficheiro em anexo junta a entrevista ao calendário.',
  reason: `Recebe este e-mail porque tem uma entrevista marcada através do site ${brand.name}.`,
};

const en: typeof pt = {
  moment: (moment) => `${moment} (Lisbon time)`,
  types: { video: 'By video call', phone: 'By phone', onsite: 'On site' },
  with: (name) => `With ${name}`,
  view: 'View the interviews',
  calendar: 'The attached file adds the interview to your calendar.',
  reason: `You get this email because you have an interview that was arranged through ${brand.name}.`,
};

/** Texts shared by the mails about interviews. */
export const interviewTexts: Record<Language, typeof pt> = { pt, en };

interface InterviewRowProps {
  interview: MailedInterview;
  language: Language;
}

/** Job, time, place and interviewer of an interview. */
export const InterviewRow = ({ interview, language }: InterviewRowProps) => {
  const texts = interviewTexts[language];
  const { jobTitle, companyName, scheduledAt, interviewType, location, interviewerName } = interview;
  const facts = [
    companyName,
    texts.moment(formatDateTime(scheduledAt, language)),
    [texts.types[interviewType], location].filter(Boolean).join(' · '),
    ...(interviewerName === null ? [] : [texts.with(interviewerName)]),
  ];
  return <MailRow title={jobTitle} facts={facts} />;
};

/** To a candidate, about an interview, with a calendar file attached. */
export function candidateInterviewMail(
  language: Language,
  interview: CandidateInterview,
  ownTexts: CandidateInterviewTexts,
): Mail {
  const texts = { ...interviewTexts[language], ...ownTexts };
  return createPersonalMail(language, {
    texts: { ...texts, subject: texts.subject(interview.jobTitle) },
    recipientName: interview.candidateName,
    attachments: [interview.calendar],
    content: (
      <>
        <MailText>{texts.message}</MailText>
        <InterviewRow interview={interview} language={language} />
        {texts.advice !== undefined && <MailText>{texts.advice}</MailText>}
        <MailButton href={interview.link}>{texts.view}</MailButton>
        <MailNote>{texts.calendar}</MailNote>
      </>
    ),
  });
}

/** Interview of the sample mails. */
export const sampleInterview: CandidateInterview = {
  candidateName: 'Maria João',
  jobTitle: 'Analista de dados',
  companyName: 'Vela Digital',
  scheduledAt: '2026-11-26T10:30:00Z',
  interviewType: 'video',
  location: 'https://example.com/sala',
  interviewerName: 'Rui Prata',
  link: `${sampleSite}/account?tab=interviews`,
  calendar: { fileName: 'entrevista.ics', contentType: 'text/calendar', bytes: Buffer.from('BEGIN:VCALENDAR') },
};
