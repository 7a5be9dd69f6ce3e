import type { Language } from 'shared-contracts';

const pt = {
  subject: 'O endereço de e-mail da conta foi alterado',
  preview: 'A conta já não usa este endereço de e-mail.',
  title: 'Endereço alterado',
  changed: (moment: string) =>
    `O endereço de e-mail da conta foi alterado a ${moment}. A partir daí, os e-mails vão para o novo endereço.`,
  notYou: 'Se não foi quem o alterou, responda a este e-mail ou escreva para',
  reason: 'Recebe este e-mail porque tinha conta com este endereço.',
};

const en: typeof pt = {
  subject: 'The email address of your account was changed',
  preview: 'The account does not use this email address any more.',
  title: 'Address changed',
  changed: (moment) =>
    `The email address of the account was changed on ${moment}. Since then emails go to the new address.`,
  notYou: 'If it was not you who changed it, answer this email or write to',
  reason: 'You get this email because you had an account with this address.',
};

export const emailChangedTexts: Record<Language, typeof pt> = { pt, en };
