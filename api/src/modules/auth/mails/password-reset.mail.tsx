import type { Language } from 'shared-contracts';
import {
  accountTexts,
  createPersonalMail,
  MailButton,
  MailNote,
  MailText,
  sampleLink,
  type Mail,
  type MailSample,
} from '../../mail/index.ts';

const pt = {
  subject: 'Escolha outra palavra-passe',
  preview: 'A ligação para escolher outra palavra-passe.',
  title: 'Outra palavra-passe',
  asked: 'Recebemos um pedido para escolher outra palavra-passe para a conta com este endereço de e-mail.',
  choose: 'Escolher a palavra-passe',
  ignore:
    'Se não fez este pedido, pode ignorar a mensagem: a palavra-passe fica como está. Não reencaminhe este e-mail.',
};

const en: typeof pt = {
  subject: 'Choose another password',
  preview: 'The link to choose another password.',
  title: 'Another password',
  asked: 'We received a request to choose another password for the account with this email address.',
  choose: 'Choose the password',
  ignore:
    'If you did not ask for this, you can ignore this message: the password stays as it is. Please do not forward this email.',
};

const passwordResetTexts: Record<Language, typeof pt> = { pt, en };

interface PasswordReset {
  name: string | null;
  /** Absolute. The link authorizes the reset. */
  link: string;
}

/** To the owner of an account, on request. */
export function passwordResetMail(language: Language, { name, link }: PasswordReset): Mail {
  const texts = { ...accountTexts[language], ...passwordResetTexts[language] };
  return createPersonalMail(language, {
    texts,
    recipientName: name,
    content: (
      <>
        <MailText>{texts.asked}</MailText>
        <MailButton href={link}>{texts.choose}</MailButton>
        <MailNote>
          {texts.hourLong} {texts.ignore}
        </MailNote>
      </>
    ),
  });
}

export const sample: MailSample = (language) =>
  passwordResetMail(language, { name: 'Maria João', link: sampleLink('/reset-password?token=') });
