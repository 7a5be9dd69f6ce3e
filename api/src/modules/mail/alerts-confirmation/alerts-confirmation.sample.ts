import { emptyJobFilter } from 'shared-contracts';
import { sampleLink, type MailSample } from '../mail-sample.ts';
import { AlertsConfirmationMail } from './alerts-confirmation.mail.tsx';

export const alertsConfirmationSample: MailSample = {
  name: 'alerts-confirmation',
  mail: (language) =>
    new AlertsConfirmationMail(language, {
      firstName: 'Maria João',
      requested: {
        frequency: 'weekly',
        categories: ['Saúde'],
        search: { ...emptyJobFilter, keyword: 'enfermeira', location: 'Porto', types: ['full-time'] },
      },
      link: sampleLink('/alertas/'),
    }),
};
