import type { Language } from 'shared-contracts';
import { formatDay } from '../format/date-time.ts';
import { MailLinkedRow } from '../layout/parts.tsx';
import { jobAlertTexts } from './job-alert.texts.ts';

/** What a mail says of a job. */
export interface AlertedJob {
  title: string;
  companyName: string;
  /** Readable: "Lisboa, Porto". */
  location: string | null;
  isRemote: boolean;
  /** Readable, in the language of the mail. */
  salary: string | null;
  postedAt: Date;
}

/** The same in words of its language, as the mail shows it. */
export interface JobAlertWords {
  title: string;
  where: string;
  terms: string;
}

export function wordsOf(job: AlertedJob, language: Language): JobAlertWords {
  const { remote, posted } = jobAlertTexts[language];
  return {
    title: job.title,
    where: inOneLine([job.companyName, job.location, job.isRemote ? remote : null]),
    terms: inOneLine([job.salary, posted(formatDay(job.postedAt, language))]),
  };
}

const inOneLine = (facts: readonly (string | null)[]) =>
  facts.filter((fact) => fact !== null && fact !== '').join(' · ');

/** `link` is absolute. */
export const JobAlertRow = ({ words: { title, where, terms }, link }: { words: JobAlertWords; link: string }) => (
  <MailLinkedRow title={title} href={link} facts={[where, terms]} />
);
