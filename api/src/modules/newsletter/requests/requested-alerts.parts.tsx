import {
  activeFilters,
  type ActiveFilter,
  type JobFilter,
  type Language,
  type NewsletterFrequency,
} from 'shared-contracts';
import { MailRow, safeUserText } from '../../mail/index.ts';

const frequencies: Record<Language, Record<NewsletterFrequency, string>> = {
  pt: { weekly: 'Uma vez por semana', monthly: 'Uma vez por mês', both: 'Uma vez por semana e uma vez por mês' },
  en: { weekly: 'Once a week', monthly: 'Once a month', both: 'Once a week and once a month' },
};

const pt = {
  frequencies: frequencies.pt,
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

/** The alerts that a visitor requested. */
export interface RequestedAlerts {
  frequency: NewsletterFrequency;
  /** Names of categories; without any, and without a search, every category. */
  categories: readonly string[];
  search: JobFilter | null;
}

/** Shows the owner of the address which alerts they confirm. */
export const RequestedAlertsRow = ({ requested, language }: { requested: RequestedAlerts; language: Language }) => (
  <MailRow title={alertsTexts[language].title} facts={factsOf(requested, language)} />
);

function factsOf({ frequency, categories, search }: RequestedAlerts, language: Language): string[] {
  const texts = alertsTexts[language];
  const facts = [texts.frequencies[frequency]];
  if (categories.length > 0) facts.push(texts.categories(categories.join(', ')));
  if (search !== null) facts.push(texts.search(searchWords(search, language)));
  return facts.length > 1 ? facts : [...facts, texts.everything];
}

const namedFilters: ReadonlySet<ActiveFilter['name']> = new Set(['keyword', 'location', 'category', 'remote']);

/** Text of a search for a mail, without parts that may not be mailed; filters without text are summarized. */
function searchWords(search: JobFilter, language: Language): string {
  const texts = alertsTexts[language];
  const { keyword, location, category, remote } = search;
  const hasOthers = activeFilters(search).some(({ name }) => !namedFilters.has(name));
  const typed = [keyword, category, location].map(safeUserText);
  const parts = [...typed, remote === 'true' && texts.remote, hasOthers && texts.otherFilters].filter(Boolean);
  return parts.length > 0 ? parts.join(' · ') : texts.ownSearch;
}
