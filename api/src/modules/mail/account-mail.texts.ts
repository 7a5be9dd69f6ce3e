import type { Language } from 'shared-contracts';

const pt = {
  greeting: (name: string | null) => (name === null ? 'Olá.' : `Olá, ${name}.`),
  dayLong: 'A ligação é válida durante 24 horas.',
  hourLong: 'A ligação é válida durante uma hora e funciona uma só vez.',
  forgot: 'Escolher outra palavra-passe',
  reason: 'Recebe este e-mail porque tem conta com este endereço.',
};

const en: typeof pt = {
  greeting: (name) => (name === null ? 'Hello.' : `Hello, ${name}.`),
  dayLong: 'The link is valid for 24 hours.',
  hourLong: 'The link is valid for one hour and works once.',
  forgot: 'Choose another password',
  reason: 'You get this email because you have an account with this address.',
};

/** Texts shared by the account mails. */
export const accountTexts: Record<Language, typeof pt> = { pt, en };
