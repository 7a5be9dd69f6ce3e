import { sampleLink, type MailSample } from '../mail-sample.ts';
import { ApplicationStatusChangedMail } from './application-status-changed.mail.tsx';

export const applicationStatusChangedSample: MailSample = {
  name: 'application-status-changed',
  mail: (language) =>
    new ApplicationStatusChangedMail(language, {
      applicantName: 'Maria João',
      jobTitle: 'Analista de dados',
      companyName: 'Vela Digital',
      status: 'interview',
      submittedAt: '2026-11-05T14:05:00Z',
      link: sampleLink('/applications/'),
    }),
};
