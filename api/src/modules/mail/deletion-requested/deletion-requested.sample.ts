import { sampleSite, type MailSample } from '../mail-sample.ts';
import { DeletionRequestedMail } from './deletion-requested.mail.tsx';

export const deletionRequestedSample: MailSample = {
  name: 'deletion-requested',
  mail: (language) =>
    new DeletionRequestedMail(language, {
      firstName: 'Maria João',
      dueAt: '2026-11-05T14:05:00Z',
      link: `${sampleSite}/account`,
    }),
};
