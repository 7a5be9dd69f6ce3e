import { brand, type CampaignFrequency, type Language } from 'shared-contracts';

const pt = {
  title: { weekly: 'As suas ofertas da semana', monthly: 'As suas ofertas do mês' } as Record<
    CampaignFrequency,
    string
  >,
  greeting: (name: string | null) => (name === null ? 'Olá.' : `Olá, ${name}.`),
  intro: 'Escolhemos estas ofertas a partir do que nos disse que procura: nenhuma delas lhe foi enviada antes.',
  remote: 'Remoto',
  posted: (day: string) => `Publicada a ${day}`,
  all: 'Ver todas as ofertas',
  reason: {
    weekly: `Recebe este e-mail todas as semanas porque pediu alertas de emprego no ${brand.name} com este endereço e os confirmou.`,
    monthly: `Recebe este e-mail todos os meses porque pediu alertas de emprego no ${brand.name} com este endereço e os confirmou.`,
  } as Record<CampaignFrequency, string>,
  preferences: 'Escolher o que recebe',
  unsubscribe: 'Deixar de receber alertas',
  taxNumber: 'NIPC',
};

const en: typeof pt = {
  title: { weekly: 'Your jobs of the week', monthly: 'Your jobs of the month' },
  greeting: (name) => (name === null ? 'Hello.' : `Hello, ${name}.`),
  intro: 'We chose these jobs by what you told us you are looking for: none of them was sent to you before.',
  remote: 'Remote',
  posted: (day) => `Posted on ${day}`,
  all: 'See all jobs',
  reason: {
    weekly: `You get this email every week because you asked for job alerts at ${brand.name} with this address and confirmed them.`,
    monthly: `You get this email every month because you asked for job alerts at ${brand.name} with this address and confirmed them.`,
  },
  preferences: 'Choose what you get',
  unsubscribe: 'Stop getting alerts',
  taxNumber: 'Tax number',
};

export const jobAlertTexts: Record<Language, typeof pt> = { pt, en };
