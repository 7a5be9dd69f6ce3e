import type { Language } from 'shared-contracts';

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

export const addressLinkTexts: Record<Language, typeof pt> = { pt, en };
