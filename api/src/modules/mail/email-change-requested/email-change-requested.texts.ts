import type { Language } from 'shared-contracts';

const pt = {
  subject: 'Pedido para alterar o endereço de e-mail da conta',
  preview: 'O endereço só muda quando for confirmado no novo e-mail.',
  title: 'Pedido para alterar o endereço',
  asked: (moment: string) =>
    `A ${moment} foi pedida a alteração do endereço de e-mail da conta. Só muda quando alguém abrir a ligação que enviámos para o novo endereço.`,
  notYou:
    'Se não fez este pedido, escolha já outra palavra-passe: o pedido fica sem efeito e as outras sessões terminam.',
};

const en: typeof pt = {
  subject: 'A request to change the email address of your account',
  preview: 'The address only changes once it is confirmed in the new mailbox.',
  title: 'A request to change the address',
  asked: (moment) =>
    `On ${moment} somebody asked to change the email address of the account. It only changes once the link that we sent to the new address is opened.`,
  notYou: 'If it was not you, choose another password now: the request is void then, and the other sessions end.',
};

export const emailChangeRequestedTexts: Record<Language, typeof pt> = { pt, en };
