import { sampleLink, sampleSite, type MailSample } from '../mail-sample.ts';
import { AccountExistsMail } from './account-exists.mail.tsx';

export const accountExistsSample: MailSample = {
  name: 'account-exists',
  mail: (language) =>
    new AccountExistsMail(language, {
      name: 'Maria João',
      link: sampleLink('/reset-password?token='),
      signInUrl: `${sampleSite}/auth`,
      forgotUrl: `${sampleSite}/auth?mode=forgot`,
    }),
};
