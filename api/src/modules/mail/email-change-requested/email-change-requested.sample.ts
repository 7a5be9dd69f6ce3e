import { sampleSite, type MailSample } from '../mail-sample.ts';
import { EmailChangeRequestedMail } from './email-change-requested.mail.tsx';

const request = {
  name: 'Maria João',
  at: '2026-11-05T14:05:00Z',
  forgotUrl: `${sampleSite}/auth?mode=forgot`,
};

export const emailChangeRequestedSample: MailSample = {
  name: 'email-change-requested',
  mail: (language) => new EmailChangeRequestedMail(language, request),
};
