import type { Language } from 'shared-contracts';
import {
  accountTexts,
  createPersonalMail,
  MailButton,
  MailNote,
  MailRow,
  MailText,
  sampleLink,
  type Mail,
  type MailSample,
} from '../../mail/index.ts';

const pt = {
  subject: 'Confirme o novo endereço de e-mail',
  preview: 'O novo endereço passa a valer assim que for confirmado.',
  title: 'Confirmar o novo endereço',
  ask: 'Pediu que a conta passe a ter este endereço:',
  counts: 'O novo endereço passa a valer assim que for confirmado. Até lá, a conta mantém o anterior.',
  confirm: 'Confirmar o endereço',
  ignore: 'Se não fez este pedido, pode ignorar a mensagem: sem confirmação, nada muda.',
  reason: 'Recebe este e-mail porque alguém indicou este endereço como o novo endereço da sua conta.',
};

const en: typeof pt = {
  subject: 'Confirm your new email address',
  preview: 'The new address takes effect once it is confirmed.',
  title: 'Confirm the new address',
  ask: 'You asked for the account to use this address from now on:',
  counts: 'The new address takes effect once it is confirmed. Until then the account keeps the previous one.',
  confirm: 'Confirm the address',
  ignore: 'If you did not ask for this, you can ignore this message: nothing changes before the address is confirmed.',
  reason: 'You get this email because somebody gave this address as the new one of their account.',
};

const emailChangeTexts: Record<Language, typeof pt> = { pt, en };

interface EmailChange {
  name: string | null;
  /** The new address, which is the recipient. */
  email: string;
  /** Absolute. The link authorizes the change. */
  link: string;
}

/** To the new address of an account, for confirmation. */
export function emailChangeMail(language: Language, { name, email, link }: EmailChange): Mail {
  const texts = { ...accountTexts[language], ...emailChangeTexts[language] };
  return createPersonalMail(language, {
    texts,
    recipientName: name,
    content: (
      <>
        <MailText>{texts.ask}</MailText>
        <MailRow title={email} facts={[]} />
        <MailText>{texts.counts}</MailText>
        <MailButton href={link}>{texts.confirm}</MailButton>
        <MailNote>
          {texts.dayLong} {texts.ignore}
        </MailNote>
      </>
    ),
  });
}

export const sample: MailSample = (language) =>
  emailChangeMail(language, {
    name: 'Maria João',
    email: 'maria.nova@example.com',
    link: sampleLink('/verify-email?token='),
  });
