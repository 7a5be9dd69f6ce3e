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

export interface JobAlertRowProps {
  job: AlertedJob;
  language: Language;
  /** Absolute. */
  link: string;
}

export function JobAlertRow({ job, language, link }: JobAlertRowProps) {
  const { remote, posted } = jobAlertTexts[language];
  const where = [job.companyName, job.location, job.isRemote ? remote : null];
  const terms = [job.salary, posted(formatDay(job.postedAt, language))];
  return <MailLinkedRow title={job.title} href={link} facts={[where, terms].map(inOneLine)} />;
}

const inOneLine = (facts: readonly (string | null)[]) =>
  facts.filter((fact) => fact !== null && fact !== '').join(' · ');
