import type { Language } from 'shared-contracts';
import { formatDay } from '../format/date-time.ts';
import { MailLinkedRow } from '../layout/parts.tsx';
import { jobAlertTexts } from './job-alert.texts.ts';

/** The data of a job in a mail. */
export interface AlertedJob {
  title: string;
  companyName: string;
  /** Display text: "Lisboa, Porto". */
  location: string | null;
  isRemote: boolean;
  /** Display text in the language of the mail. */
  salary: string | null;
  postedAt: Date;
}

/** The same data as text in the language of the mail. */
export interface JobAlertTexts {
  title: string;
  where: string;
  terms: string;
}

export function textsOf(job: AlertedJob, language: Language): JobAlertTexts {
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
export const JobAlertRow = ({ texts: { title, where, terms }, link }: { texts: JobAlertTexts; link: string }) => (
  <MailLinkedRow title={title} href={link} facts={[where, terms]} />
);
