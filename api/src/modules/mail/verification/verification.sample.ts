import { sampleLink, type MailSample } from '../mail-sample.ts';
import { VerificationMail } from './verification.mail.tsx';

export const verificationSample: MailSample = {
  name: 'verification',
  mail: (language) => new VerificationMail(language, { name: 'Maria João', link: sampleLink('/verify-email?token=') }),
};
