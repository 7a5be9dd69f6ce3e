import { sampleLink, type MailSample } from '../mail-sample.ts';
import { PasswordResetMail } from './password-reset.mail.tsx';

export const passwordResetSample: MailSample = {
  name: 'password-reset',
  mail: (language) =>
    new PasswordResetMail(language, { name: 'Maria João', link: sampleLink('/reset-password?token=') }),
};
