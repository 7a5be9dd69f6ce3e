import type { Language } from 'shared-contracts';

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

export const verificationTexts: Record<Language, typeof pt> = { pt, en };
