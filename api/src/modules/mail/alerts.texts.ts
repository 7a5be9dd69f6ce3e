import type { Language, NewsletterFrequency } from 'shared-contracts';

const frequencies: Record<Language, Record<NewsletterFrequency, string>> = {
  pt: { weekly: 'Uma vez por semana', monthly: 'Uma vez por mês', both: 'Uma vez por semana e uma vez por mês' },
  en: { weekly: 'Once a week', monthly: 'Once a month', both: 'Once a week and once a month' },
};

const pt = {
  frequencies: frequencies.pt,
  greeting: (name: string | null) => (name === null ? 'Olá.' : `Olá, ${name}.`),
  title: 'Alertas de emprego',
  everything: 'Ofertas de todas as áreas',
  categories: (names: string) => `Áreas: ${names}`,
  search: (words: string) => `Pesquisa: ${words}`,
  ownSearch: 'a da página onde fez o pedido',
  remote: 'remoto',
  otherFilters: 'outros filtros',
  weekLong: 'A ligação é válida durante 7 dias.',
  reason: 'Recebe este e-mail porque alguém pediu alertas de emprego para este endereço.',
};

const en: typeof pt = {
  frequencies: frequencies.en,
  greeting: (name) => (name === null ? 'Hello.' : `Hello, ${name}.`),
  title: 'Job alerts',
  everything: 'Jobs of every category',
  categories: (names) => `Categories: ${names}`,
  search: (words) => `Search: ${words}`,
  ownSearch: 'that of the page where you asked',
  remote: 'remote',
  otherFilters: 'other filters',
  weekLong: 'The link is valid for 7 days.',
  reason: 'You get this email because somebody asked for job alerts at this address.',
};

/** Texts shared by the mails about requested alerts. */
export const alertsTexts: Record<Language, typeof pt> = { pt, en };
