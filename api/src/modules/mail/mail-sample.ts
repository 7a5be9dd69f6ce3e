import type { Language } from 'shared-contracts';
import type { Mail } from './mail.ts';

/** A mail with sample content, for previews and tests. */
export interface MailSample {
  /** File name without extension: a folder may contain two mails. */
  name: string;
  mail: (language: Language) => Mail;
}

export const sampleSite = 'https://jobs.example.com';

/** A link in the form used in mails. @param path everything before its token */
export const sampleLink = (path: string) => `${sampleSite}${path}token-of-a-sample`;
