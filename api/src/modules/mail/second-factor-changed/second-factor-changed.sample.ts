import { sampleSite, type MailSample } from '../mail-sample.ts';
import { SecondFactorChangedMail } from './second-factor-changed.mail.tsx';

export const secondFactorChangedSample: MailSample = {
  name: 'second-factor-changed',
  mail: (language) =>
    new SecondFactorChangedMail(language, {
      firstName: 'Maria João',
      change: 'on',
      at: '2026-11-05T14:05:00Z',
      link: `${sampleSite}/account`,
    }),
};
