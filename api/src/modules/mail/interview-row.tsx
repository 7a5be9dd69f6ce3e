import type { Language } from 'shared-contracts';
import { formatDateTime } from './format/date-time.ts';
import { MailRow } from './layout/parts.tsx';
import { interviewTexts, type MailedInterview } from './interview.texts.ts';

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
