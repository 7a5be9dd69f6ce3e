import type { MailSample } from '../mail-sample.ts';
import { AccountDeletedMail } from './account-deleted.mail.tsx';

export const accountDeletedSample: MailSample = {
  name: 'account-deleted',
  mail: (language) => new AccountDeletedMail(language, 'requested'),
};
