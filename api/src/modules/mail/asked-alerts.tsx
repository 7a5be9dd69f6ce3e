import type { JobFilter, Language, NewsletterFrequency } from 'shared-contracts';
import { alertsTexts } from './alerts.texts.ts';
import { typedWords } from './format/typed-words.ts';
import { MailRow } from './layout/parts.tsx';

/** What a visitor asked to be told of. */
export interface AskedAlerts {
  frequency: NewsletterFrequency;
  /** Names; none, and no search: every category. */
  categories: readonly string[];
  search: JobFilter | null;
}

/** So that whoever owns the address sees what they agree to. */
export const AskedAlertsRow = ({ asked, language }: { asked: AskedAlerts; language: Language }) => (
  <MailRow title={alertsTexts[language].asked} facts={factsOf(asked, language)} />
);

function factsOf({ frequency, categories, search }: AskedAlerts, language: Language): string[] {
  const texts = alertsTexts[language];
  const facts = [texts.frequencies[frequency]];
  if (categories.length > 0) facts.push(texts.categories(categories.join(', ')));
  if (search !== null) facts.push(texts.search(searchWords(search, language)));
  return facts.length > 1 ? facts : [...facts, texts.everything];
}

/** The words of a search, as far as they may be passed on; filters that have none of their own are summed up. */
function searchWords(search: JobFilter, language: Language): string {
  const texts = alertsTexts[language];
  const { keyword, location, category, remote, types, experienceLevels, postedWithin, companyId } = search;
  const hasOthers = types.length > 0 || experienceLevels.length > 0 || postedWithin !== 'any' || companyId !== '';
  const typed = [keyword, category, location].map(typedWords);
  const words = [...typed, remote === 'true' && texts.remote, hasOthers && texts.otherFilters].filter(Boolean);
  return words.length > 0 ? words.join(' · ') : texts.ownSearch;
}
