import { sampleSite, type MailSample } from '../mail-sample.ts';
import { AccountIdleMail } from './account-idle.mail.tsx';

export const accountIdleSample: MailSample = {
  name: 'account-idle',
  mail: (language) =>
    new AccountIdleMail(language, {
      firstName: 'Maria João',
      dueAt: '2026-11-05T14:05:00Z',
      link: `${sampleSite}/account`,
    }),
};
