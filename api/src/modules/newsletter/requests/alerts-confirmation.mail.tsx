import { emptyJobFilter, type Language } from 'shared-contracts';
import {
  createPersonalMail,
  MailButton,
  MailNote,
  MailText,
  sampleLink,
  type Mail,
  type MailSample,
} from '../../mail/index.ts';
import { alertsTexts, RequestedAlertsRow, type RequestedAlerts } from './requested-alerts.parts.tsx';

const pt = {
  subject: 'Confirme os alertas de emprego',
  preview: 'Falta um passo para receber ofertas neste endereço.',
  title: 'Confirmar os alertas',
  ask: 'Pediu-nos para receber ofertas de emprego neste endereço de e-mail. Só as enviamos depois de confirmar.',
  confirm: 'Confirmar os alertas',
  ignore: 'Se não fez este pedido, pode ignorar a mensagem: sem confirmação, não enviamos ofertas.',
};

const en: typeof pt = {
  subject: 'Confirm your job alerts',
  preview: 'One step is left before jobs come to this address.',
  title: 'Confirm your alerts',
  ask: 'You asked us to send jobs to this email address. We send them only once you have confirmed.',
  confirm: 'Confirm the alerts',
  ignore: 'If you did not ask for this, you can ignore this message: without a confirmation we send no jobs.',
};

const alertsConfirmationTexts: Record<Language, typeof pt> = { pt, en };

interface AlertsConfirmation {
  firstName: string | null;
  /** Null: only confirms that the address works. */
  requested: RequestedAlerts | null;
  /** Absolute. The link authorizes the confirmation. */
  link: string;
}

/** To an address with a request for alerts. The address receives no other alert mail until the request is confirmed. */
export function alertsConfirmationMail(language: Language, { firstName, requested, link }: AlertsConfirmation): Mail {
  const texts = { ...alertsTexts[language], ...alertsConfirmationTexts[language] };
  return createPersonalMail(language, {
    texts,
    recipientName: firstName,
    content: (
      <>
        <MailText>{texts.ask}</MailText>
        {requested !== null && <RequestedAlertsRow requested={requested} language={language} />}
        <MailButton href={link}>{texts.confirm}</MailButton>
        <MailNote>
          {texts.weekLong} {texts.ignore}
        </MailNote>
      </>
    ),
  });
}

export const sample: MailSample = (language) =>
  alertsConfirmationMail(language, {
    firstName: 'Maria João',
    requested: {
      frequency: 'weekly',
      categories: ['Saúde'],
      search: { ...emptyJobFilter, keyword: 'enfermeira', location: 'Porto', type: ['full-time'] },
    },
    link: sampleLink('/alertas/'),
  });
