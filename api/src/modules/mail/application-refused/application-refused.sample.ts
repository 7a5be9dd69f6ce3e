import { sampleSite, type MailSample } from '../mail-sample.ts';
import { ApplicationRefusedMail } from './application-refused.mail.tsx';

export const applicationRefusedSample: MailSample = {
  name: 'application-refused',
  mail: (language) =>
    new ApplicationRefusedMail(language, {
      applicantName: 'Maria João',
      jobTitle: 'Analista de dados',
      companyName: 'Vela Digital',
      submittedAt: '2026-11-05T14:05:00Z',
      jobUrl: `${sampleSite}/jobs/analista-de-dados-12`,
    }),
};
