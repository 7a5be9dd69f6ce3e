import { sampleLink, type MailSample } from '../mail-sample.ts';
import { AlertsKnownMail } from './alerts-known.mail.tsx';

export const alertsKnownSample: MailSample = {
  name: 'alerts-known',
  mail: (language) =>
    new AlertsKnownMail(language, {
      firstName: null,
      requested: { frequency: 'both', categories: [], search: null },
      link: sampleLink('/alertas/'),
      choicesLink: sampleLink('/u/'),
    }),
};
