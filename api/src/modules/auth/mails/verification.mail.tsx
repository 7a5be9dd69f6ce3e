import type { Language } from 'shared-contracts';
import {
  accountTexts,
  createPersonalMail,
  formatDateTime,
  MailButton,
  MailLink,
  MailNote,
  MailText,
  sampleLink,
  shownUsername,
  type Mail,
  type MailSample,
} from '../../mail/index.ts';

const pt = {
  subject: 'Confirme o endereço de e-mail',
  preview: 'Falta um passo para a conta ficar pronta.',
  title: 'Confirmar o endereço',
  created: (username: string, moment: string) =>
    `A conta “${username}” foi criada com este endereço de e-mail a ${moment}.`,
  ask: 'Se foi quem a criou, confirme que o endereço é seu.',
  confirm: 'Confirmar o endereço',
  notYou: 'Se não criou esta conta, não confirme o endereço: quem a criou passaria a usá-la em seu nome.',
  cancel: 'Não fui eu: remover a conta',
  reason: 'Recebe este e-mail porque alguém criou uma conta com este endereço.',
};

const en: typeof pt = {
  subject: 'Confirm your email address',
  preview: 'One step is left before the account is ready.',
  title: 'Confirm the address',
  created: (username, moment) => `The account “${username}” was created with this email address on ${moment}.`,
  ask: 'If you created it, please confirm that the address is yours.',
  confirm: 'Confirm the address',
  notYou:
    'If you did not create this account, do not confirm the address: the person who created it could then use it in your name.',
  cancel: 'It was not me: remove the account',
  reason: 'You get this email because somebody created an account with this address.',
};

const verificationTexts: Record<Language, typeof pt> = { pt, en };

interface Verification {
  name: string | null;
  username: string;
  /** Time of the registration. ISO 8601. */
  registeredAt: string;
  /** Absolute. The link authorizes the verification. */
  link: string;
  /** Absolute link to the page that removes the account. */
  cancelUrl: string;
}

/** To the owner of a new account, at the unverified address. */
export function verificationMail(language: Language, verification: Verification): Mail {
  const texts = { ...accountTexts[language], ...verificationTexts[language] };
  const { name, username, registeredAt, link, cancelUrl } = verification;
  return createPersonalMail(language, {
    texts,
    recipientName: name,
    content: (
      <>
        <MailText>{texts.created(shownUsername(username), formatDateTime(registeredAt, language))}</MailText>
        <MailText>{texts.ask}</MailText>
        <MailButton href={link}>{texts.confirm}</MailButton>
        <MailNote>{texts.dayLong}</MailNote>
        <MailNote>
          {texts.notYou} <MailLink href={cancelUrl}>{texts.cancel}</MailLink>
        </MailNote>
      </>
    ),
  });
}

export const sample: MailSample = (language) =>
  verificationMail(language, {
    name: 'Maria João',
    username: 'maria.joao',
    registeredAt: '2026-11-23T09:41:00Z',
    link: sampleLink('/verify-email?token='),
    cancelUrl: sampleLink('/nao-fui-eu/'),
  });
