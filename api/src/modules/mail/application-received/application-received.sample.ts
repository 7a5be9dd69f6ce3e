import { sampleLink, type MailSample } from '../mail-sample.ts';
import { ApplicationReceivedMail } from './application-received.mail.tsx';

export const applicationReceivedSample: MailSample = {
  name: 'application-received',
  mail: (language) =>
    new ApplicationReceivedMail(language, {
      applicantName: 'Maria João',
      jobTitle: 'Analista de dados',
      companyName: 'Vela Digital',
      submittedAt: '2026-11-05T14:05:00Z',
      questionsDue: 2,
      link: sampleLink('/applications/'),
    }),
};
