import type { Language } from 'shared-contracts';
import {
  accountTexts,
  createPersonalMail,
  formatDateTime,
  MailButton,
  MailText,
  sampleSite,
  type Mail,
  type MailSample,
} from '../../mail/index.ts';

const pt = {
  subject: 'Pedido para alterar o endereço de e-mail da conta',
  preview: 'O endereço só muda quando for confirmado no novo e-mail.',
  title: 'Pedido para alterar o endereço',
  asked: (moment: string) =>
    `A ${moment} foi pedida a alteração do endereço de e-mail da conta. Só muda quando alguém abrir a ligação que enviámos para o novo endereço.`,
  notYou:
    'Se não fez este pedido, escolha já outra palavra-passe: o pedido fica sem efeito e as outras sessões terminam.',
};

const en: typeof pt = {
  subject: 'A request to change the email address of your account',
  preview: 'The address only changes once it is confirmed in the new mailbox.',
  title: 'A request to change the address',
  asked: (moment) =>
    `On ${moment} somebody asked to change the email address of the account. It only changes once the link that we sent to the new address is opened.`,
  notYou: 'If it was not you, choose another password now: the request is then cancelled, and the other sessions end.',
};

const emailChangeRequestedTexts: Record<Language, typeof pt> = { pt, en };

interface EmailChangeRequested {
  name: string | null;
  /** ISO 8601. */
  at: string;
  /** Absolute link to the page that sets a new password without the current one. */
  forgotUrl: string;
}

/** To the current address of an account, before it is changed. */
export function emailChangeRequestedMail(language: Language, request: EmailChangeRequested): Mail {
  const texts = { ...accountTexts[language], ...emailChangeRequestedTexts[language] };
  const { name, at, forgotUrl } = request;
  return createPersonalMail(language, {
    texts,
    recipientName: name,
    content: (
      <>
        <MailText>{texts.asked(formatDateTime(at, language))}</MailText>
        <MailText>{texts.notYou}</MailText>
        <MailButton href={forgotUrl}>{texts.forgot}</MailButton>
      </>
    ),
  });
}

const request = {
  name: 'Maria João',
  at: '2026-11-05T14:05:00Z',
  forgotUrl: `${sampleSite}/auth?mode=forgot`,
};

export const sample: MailSample = (language) => emailChangeRequestedMail(language, request);
