import type { Language } from 'shared-contracts';

const pt = {
  subject: 'A palavra-passe foi alterada',
  preview: 'A conta tem outra palavra-passe, e as outras sessões terminaram.',
  title: 'Palavra-passe alterada',
  changed: (moment: string) =>
    `A palavra-passe da conta foi alterada a ${moment}. As sessões que estavam abertas terminaram.`,
  notYou: 'Se não foi quem a alterou, escolha já outra palavra-passe: só quem recebe este e-mail o pode fazer.',
};

const en: typeof pt = {
  subject: 'Your password was changed',
  preview: 'The account has another password, and the other sessions have ended.',
  title: 'Password changed',
  changed: (moment) => `The password of the account was changed on ${moment}. The sessions that were open have ended.`,
  notYou: 'If it was not you who changed it, choose another password now: only who gets this email can do so.',
};

export const passwordChangedTexts: Record<Language, typeof pt> = { pt, en };
