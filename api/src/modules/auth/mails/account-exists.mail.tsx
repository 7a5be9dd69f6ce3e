import type { Language } from 'shared-contracts';
import {
  accountTexts,
  createPersonalMail,
  MailButton,
  MailLink,
  MailNote,
  MailText,
  sampleLink,
  sampleSite,
  type Mail,
  type MailSample,
} from '../../mail/index.ts';

const pt = {
  subject: 'Já existe uma conta com este endereço',
  preview: 'Alguém tentou criar outra conta com este endereço de e-mail.',
  title: 'A conta já existe',
  tried: 'Alguém tentou criar uma conta com este endereço de e-mail, mas o endereço já tem uma. Nada foi alterado.',
  unconfirmed:
    'O endereço ainda não foi confirmado. Escolha uma palavra-passe sua: fica confirmado, e só ela abre a conta que existe.',
  choose: 'Escolher a palavra-passe',
  again: 'Pedir outra ligação',
  signIn: 'Iniciar sessão',
  other: 'Esqueceu-se da palavra-passe?',
  ignore: 'Se não fez este pedido, pode ignorar a mensagem.',
};

const en: typeof pt = {
  subject: 'This address already has an account',
  preview: 'Somebody tried to create another account with this email address.',
  title: 'The account already exists',
  tried:
    'Somebody tried to create an account with this email address, but the address already has one. Nothing was changed.',
  unconfirmed:
    'The address has not been confirmed yet. Choose a password of your own: it confirms the address, and it alone opens the account that exists.',
  choose: 'Choose the password',
  again: 'Ask for another link',
  signIn: 'Sign in',
  other: 'Forgot your password?',
  ignore: 'If it was not you, you can ignore this message.',
};

export const accountExistsTexts: Record<Language, typeof pt> = { pt, en };

interface AccountExists {
  name: string | null;
  /** Absolute link for a new password, which also confirms the address; null if the address is confirmed. */
  link: string | null;
  /** Absolute. */
  signInUrl: string;
  /** Absolute. */
  forgotUrl: string;
}

/** To the owner of an address when another registration uses it. */
export function accountExistsMail(language: Language, accountExists: AccountExists): Mail {
  const texts = { ...accountTexts[language], ...accountExistsTexts[language] };
  const { name, link, signInUrl, forgotUrl } = accountExists;
  return createPersonalMail(language, {
    texts,
    recipientName: name,
    content: (
      <>
        <MailText>{texts.tried}</MailText>
        {link === null ? null : <MailText>{texts.unconfirmed}</MailText>}
        <MailButton href={link ?? signInUrl}>{link === null ? texts.signIn : texts.choose}</MailButton>
        <MailNote>
          {link === null ? texts.other : texts.hourLong}{' '}
          <MailLink href={forgotUrl}>{link === null ? texts.forgot : texts.again}</MailLink>
        </MailNote>
        <MailNote>{texts.ignore}</MailNote>
      </>
    ),
  });
}

export const sample: MailSample = (language) =>
  accountExistsMail(language, {
    name: 'Maria João',
    link: sampleLink('/reset-password?token='),
    signInUrl: `${sampleSite}/auth`,
    forgotUrl: `${sampleSite}/auth?mode=forgot`,
  });
