import type { Language } from 'shared-contracts';

const pt = {
  subject: 'Já recebe alertas de emprego',
  preview: 'Pode juntar o que pediu agora aos alertas que já tem.',
  title: 'Já tem alertas de emprego',
  known: 'Alguém pediu alertas de emprego para este endereço, que já os recebe. Nada mudou ainda.',
  add: 'Juntar aos meus alertas',
  ignore: 'Se não fez este pedido, pode ignorar a mensagem: os alertas ficam como estão.',
  choices: 'Ver e mudar os meus alertas',
};

const en: typeof pt = {
  subject: 'You get job alerts already',
  preview: 'You can add what was asked for now to the alerts that you have.',
  title: 'You have job alerts already',
  known: 'Somebody asked for job alerts at this address, which gets them already. Nothing has changed yet.',
  add: 'Add to my alerts',
  ignore: 'If you did not ask for this, you can ignore this message: your alerts stay as they are.',
  choices: 'See and change my alerts',
};

export const alertsKnownTexts: Record<Language, typeof pt> = { pt, en };
