import type { JobFilter, Language, NewsletterFrequency } from 'shared-contracts';
import { alertsTexts } from './alerts.texts.ts';
import { safeUserText } from './format/safe-user-text.ts';
import { MailRow } from './layout/parts.tsx';

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

/** Text of a search for a mail, without parts that may not be mailed; filters without text are summarized. */
function searchWords(search: JobFilter, language: Language): string {
  const texts = alertsTexts[language];
  const { keyword, location, category, remote, types, experienceLevels, postedWithin, companyId } = search;
  const hasOthers = types.length > 0 || experienceLevels.length > 0 || postedWithin !== 'any' || companyId !== '';
  const typed = [keyword, category, location].map(safeUserText);
  const parts = [...typed, remote === 'true' && texts.remote, hasOthers && texts.otherFilters].filter(Boolean);
  return parts.length > 0 ? parts.join(' · ') : texts.ownSearch;
}
