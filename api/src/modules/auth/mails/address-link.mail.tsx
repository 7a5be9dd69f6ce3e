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
  subject: 'Junte à conta o que enviou sem iniciar sessão',
  preview: 'Candidaturas e alertas anteriores só passam para a conta se o confirmar.',
  title: 'Juntar à conta',
  ask: (username: string, moment: string) =>
    `A conta “${username}”, criada a ${moment}, usa este endereço de e-mail. Se é a sua conta, abra a ligação com a sessão iniciada: as candidaturas e os alertas que tenha pedido com este endereço passam para lá.`,
  link: 'Juntar à conta',
  weekLong: 'A ligação é válida durante sete dias e só funciona com a sessão da conta iniciada.',
  notYou: 'Se a conta não é sua, não abra a ligação. Pode ficar com a conta e fechar as sessões de quem a criou:',
};

const en: typeof pt = {
  subject: 'Add what you sent without signing in to your account',
  preview: 'Earlier applications and alerts move to the account only if you confirm it.',
  title: 'Add to the account',
  ask: (username, moment) =>
    `The account “${username}”, created on ${moment}, uses this email address. If it is your account, open the link while you are signed in: applications and alerts that were sent with this address move there.`,
  link: 'Add to the account',
  weekLong: 'The link is valid for seven days and works only while you are signed in to the account.',
  notYou:
    'If the account is not yours, do not open the link. You can take the account over and end the sessions of the person who created it:',
};

const addressLinkTexts: Record<Language, typeof pt> = { pt, en };

interface AddressLink {
  name: string | null;
  username: string;
  /** Time of the registration. ISO 8601. */
  registeredAt: string;
  /** Absolute. Works only in a session of the account. */
  link: string;
  /** Absolute. */
  forgotUrl: string;
}

/** To the verified address of an account if visitors have used this address for applications or alerts. */
export function addressLinkMail(language: Language, addressLink: AddressLink): Mail {
  const texts = { ...accountTexts[language], ...addressLinkTexts[language] };
  const { name, username, registeredAt, link, forgotUrl } = addressLink;
  return createPersonalMail(language, {
    texts,
    recipientName: name,
    content: (
      <>
        <MailText>{texts.ask(shownUsername(username), formatDateTime(registeredAt, language))}</MailText>
        <MailButton href={link}>{texts.link}</MailButton>
        <MailNote>{texts.weekLong}</MailNote>
        <MailText>
          {texts.notYou} <MailLink href={forgotUrl}>{texts.forgot}</MailLink>
        </MailText>
      </>
    ),
  });
}

export const sample: MailSample = (language) =>
  addressLinkMail(language, {
    name: 'Maria João',
    username: 'maria.joao',
    registeredAt: '2026-11-23T09:41:00Z',
    link: sampleLink('/link-address?token='),
    forgotUrl: sampleLink('/auth?mode=forgot&t='),
  });
