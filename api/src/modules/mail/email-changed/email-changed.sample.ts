import type { MailSample } from '../mail-sample.ts';
import { EmailChangedMail } from './email-changed.mail.tsx';

export const emailChangedSample: MailSample = {
  name: 'email-changed',
  mail: (language) => new EmailChangedMail(language, { name: 'Maria João', at: '2026-11-05T14:05:00Z' }),
};
