import type { Language } from 'shared-contracts';

const pt = {
  subject: 'Confirme o endereço de e-mail',
  preview: 'Falta um passo para a conta ficar pronta.',
  title: 'Confirmar o endereço',
  ask: 'Criou uma conta com este endereço de e-mail. Para a poder usar, confirme que o endereço é seu.',
  confirm: 'Confirmar o endereço',
  ignore: 'Se não criou esta conta, pode ignorar a mensagem: sem confirmação, ninguém a pode usar.',
  reason: 'Recebe este e-mail porque alguém criou uma conta com este endereço.',
};

const en: typeof pt = {
  subject: 'Confirm your email address',
  preview: 'One step is left before the account is ready.',
  title: 'Confirm the address',
  ask: 'You created an account with this email address. Before you can use it, please confirm that the address is yours.',
  confirm: 'Confirm the address',
  ignore:
    'If you did not create this account, you can ignore this message: nobody can use it before the address is confirmed.',
  reason: 'You get this email because somebody created an account with this address.',
};

export const verificationTexts: Record<Language, typeof pt> = { pt, en };
