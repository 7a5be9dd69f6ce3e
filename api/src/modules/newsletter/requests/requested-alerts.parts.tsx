import {
  activeFilters,
  isOneOf,
  minPayText,
  toMinPay,
  type JobFilter,
  type Language,
  type NewsletterFrequency,
} from 'shared-contracts';
import { resolvePlace } from 'shared-contracts/gazetteer';
import { filterLabel } from '../../jobs/index.ts';
import { MailRow, safeUserText } from '../../mail/index.ts';

const frequencies: Record<Language, Record<NewsletterFrequency, string>> = {
  pt: { weekly: 'Todas as semanas', monthly: 'Todos os meses', both: 'Todas as semanas e todos os meses' },
  en: { weekly: 'Every week', monthly: 'Every month', both: 'Every week and every month' },
};

const pt = {
  frequencies: frequencies.pt,
  title: 'Alertas de emprego',
  everything: 'Ofertas de todas as áreas',
  categories: (names: string) => `Áreas: ${names}`,
  search: (words: string) => `Pesquisa: ${words}`,
  ownSearch: 'a da página onde fez o pedido',
  otherFilters: 'outros filtros',
  weekLong: 'A ligação é válida durante 7 dias.',
  reason: 'Recebe este e-mail porque alguém pediu alertas de emprego para este endereço.',
};

const en: typeof pt = {
  frequencies: frequencies.en,
  title: 'Job alerts',
  everything: 'Jobs in all areas',
  categories: (names) => `Areas: ${names}`,
  search: (words) => `Search: ${words}`,
  ownSearch: 'the one on the page where you asked',
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

/** Filters whose values are words, in the order of the text. */
const wordFilters = ['keyword', 'category', 'location'] as const;
const summarizedFilters = ['companyId', 'type', 'experienceLevel', 'postedWithin', 'postedAfter'] as const;

const placeWords = (language: Language) => (value: string) => {
  const { id, label } = resolvePlace(value).requested;
  return id === null ? safeUserText(value) : label[language];
};

/**
 * Text of a search for a mail, without words that may not be mailed. A new filter is named by its label, and does not
 * compile if it has none.
 */
function searchWords(search: JobFilter, language: Language): string {
  const texts = alertsTexts[language];
  const words = [...wordFilters.map((name) => safeUserText(search[name])), ...search.place.map(placeWords(language))];
  const labels = activeFilters(search).flatMap(({ name, value }) => {
    if (name === 'place' || isOneOf(wordFilters, name)) return [];
    if (isOneOf(summarizedFilters, name)) return [undefined];
    if (name !== 'minPay') return [filterLabel(name, value, language)?.toLowerCase()];
    return [toMinPay(value) === null ? undefined : minPayText(value, language)];
  });
  const parts = [...words, ...labels, labels.includes(undefined) && texts.otherFilters].filter(Boolean);
  return parts.length > 0 ? parts.join(' · ') : texts.ownSearch;
}
