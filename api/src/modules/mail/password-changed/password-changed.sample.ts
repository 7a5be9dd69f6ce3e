import { sampleSite, type MailSample } from '../mail-sample.ts';
import { PasswordChangedMail } from './password-changed.mail.tsx';

export const passwordChangedSample: MailSample = {
  name: 'password-changed',
  mail: (language) =>
    new PasswordChangedMail(language, {
      name: 'Maria João',
      at: '2026-11-05T14:05:00Z',
      forgotUrl: `${sampleSite}/auth?mode=forgot`,
    }),
};
