import type { Language } from 'shared-contracts';

const pt = {
  subject: 'Confirme o novo endereço de e-mail',
  preview: 'O novo endereço conta assim que for confirmado.',
  title: 'Confirmar o novo endereço',
  ask: 'Pediu que a conta passe a ter este endereço:',
  counts: 'O novo endereço conta assim que for confirmado. Até lá, a conta fica com o anterior.',
  confirm: 'Confirmar o endereço',
  ignore: 'Se não fez este pedido, pode ignorar a mensagem: sem confirmação, nada muda.',
  reason: 'Recebe este e-mail porque alguém indicou este endereço como o novo endereço da sua conta.',
};

const en: typeof pt = {
  subject: 'Confirm your new email address',
  preview: 'The new address counts once it is confirmed.',
  title: 'Confirm the new address',
  ask: 'You asked that the account has this address from now on:',
  counts: 'The new address counts once it is confirmed. Until then the account keeps the former one.',
  confirm: 'Confirm the address',
  ignore: 'If you did not ask for this, you can ignore this message: nothing changes before the address is confirmed.',
  reason: 'You get this email because somebody gave this address as the new one of their account.',
};

export const emailChangeTexts: Record<Language, typeof pt> = { pt, en };
