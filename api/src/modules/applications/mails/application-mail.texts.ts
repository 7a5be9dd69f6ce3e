import type { Language } from 'shared-contracts';

const pt = {
  sent: (moment: string) => `Enviado a ${moment}`,
  reason:
    'Recebe este e-mail porque este endereço foi indicado numa candidatura. Se não a enviou, pode ignorar a mensagem.',
};

const en: typeof pt = {
  sent: (moment) => `Sent on ${moment}`,
  reason:
    'You get this email because this address was given with an application. If you did not send it, you can ignore this message.',
};

/** Texts shared by the mails about applications. */
export const applicationTexts: Record<Language, typeof pt> = { pt, en };
