import { sampleLink, type MailSample } from '../mail-sample.ts';
import { EmailChangeMail } from './email-change.mail.tsx';

export const emailChangeSample: MailSample = {
  name: 'email-change',
  mail: (language) =>
    new EmailChangeMail(language, {
      name: 'Maria João',
      email: 'maria.nova@example.com',
      link: sampleLink('/verify-email?token='),
    }),
};
