import type { Language } from 'shared-contracts';
import {
  createPersonalMail,
  MailButton,
  MailLink,
  MailNote,
  MailText,
  sampleLink,
  type Mail,
  type MailSample,
} from '../../mail/index.ts';
import { alertsTexts, RequestedAlertsRow, type RequestedAlerts } from './requested-alerts.parts.tsx';

const pt = {
  subject: 'Já recebe alertas de emprego',
  preview: 'Pode juntar o que pediu agora aos alertas que já tem.',
  title: 'Já tem alertas de emprego',
  known: 'Alguém pediu alertas de emprego para este endereço, que já os recebe. Ainda nada mudou.',
  add: 'Juntar aos meus alertas',
  ignore: 'Se não fez este pedido, pode ignorar a mensagem: os alertas ficam como estão.',
  choices: 'Ver e mudar os meus alertas',
};

const en: typeof pt = {
  subject: 'You already get job alerts',
  preview: 'You can add what was asked for now to the alerts you have.',
  title: 'You already have job alerts',
  known: 'Somebody asked for job alerts at this address, which already gets them. Nothing has changed yet.',
  add: 'Add to my alerts',
  ignore: 'If you did not ask for this, you can ignore this message: your alerts stay as they are.',
  choices: 'See and change my alerts',
};

const alertsKnownTexts: Record<Language, typeof pt> = { pt, en };

interface AlertsKnown {
  firstName: string | null;
  requested: RequestedAlerts;
  /** Absolute link that adds the requested alerts. */
  link: string;
  /** Absolute link to the current preferences. */
  choicesLink: string;
}

/** To a subscribed address with a new request for alerts. */
export function alertsKnownMail(language: Language, { firstName, requested, link, choicesLink }: AlertsKnown): Mail {
  const texts = { ...alertsTexts[language], ...alertsKnownTexts[language] };
  return createPersonalMail(language, {
    texts,
    recipientName: firstName,
    content: (
      <>
        <MailText>{texts.known}</MailText>
        <RequestedAlertsRow requested={requested} language={language} />
        <MailButton href={link}>{texts.add}</MailButton>
        <MailNote>
          {texts.weekLong} {texts.ignore} <MailLink href={choicesLink}>{texts.choices}</MailLink>
        </MailNote>
      </>
    ),
  });
}

export const sample: MailSample = (language) =>
  alertsKnownMail(language, {
    firstName: null,
    requested: { frequency: 'both', categories: [], search: null },
    link: sampleLink('/alertas/'),
    choicesLink: sampleLink('/u/'),
  });
