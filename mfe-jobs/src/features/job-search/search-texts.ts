import type { Language } from 'shared-contracts';
import en from './i18n/en.json';
import pt from './i18n/pt.json';
import type { PanelTexts } from './useFilterWords';

/** Texts of the search page. */
export const searchTexts = { pt, en } satisfies Record<Language, { filters: PanelTexts }>;
