import { sampleLink, type MailSample } from '../mail-sample.ts';
import { VerificationMail } from './verification.mail.tsx';

export const verificationSample: MailSample = {
  name: 'verification',
  mail: (language) =>
    new VerificationMail(language, {
      name: 'Maria João',
      username: 'maria.joao',
      registeredAt: '2026-11-23T09:41:00Z',
      link: sampleLink('/verify-email?token='),
      cancelUrl: sampleLink('/nao-fui-eu/'),
    }),
};
