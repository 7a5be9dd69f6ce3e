import type { Language } from 'shared-contracts';
import type { Mail } from './mail.ts';

/** A mail with made-up content, to be looked at and tested. */
export interface MailSample {
  /** That of its file, without the ending: a folder may hold two. */
  name: string;
  mail: (language: Language) => Mail;
}

export const sampleSite = 'https://jobs.example.com';

/** A link as it is mailed. @param path all that comes before its token */
export const sampleLink = (path: string) => `${sampleSite}${path}token-of-a-sample`;
