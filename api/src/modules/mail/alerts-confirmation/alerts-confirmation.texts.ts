import type { Language } from 'shared-contracts';

const pt = {
  subject: 'Confirme os alertas de emprego',
  preview: 'Falta um passo para receber ofertas neste endereço.',
  title: 'Confirmar os alertas',
  ask: 'Pediu-nos para receber ofertas de emprego neste endereço de e-mail. Só as enviamos depois de confirmar.',
  confirm: 'Confirmar os alertas',
  ignore: 'Se não fez este pedido, pode ignorar a mensagem: sem confirmação, não enviamos ofertas.',
};

const en: typeof pt = {
  subject: 'Confirm your job alerts',
  preview: 'One step is left before jobs come to this address.',
  title: 'Confirm your alerts',
  ask: 'You asked us to send jobs to this email address. We send them only once you have confirmed.',
  confirm: 'Confirm the alerts',
  ignore: 'If you did not ask for this, you can ignore this message: without a confirmation we send no jobs.',
};

export const alertsConfirmationTexts: Record<Language, typeof pt> = { pt, en };
