import en from './i18n/en.json';
import pt from './i18n/pt.json';

/** Texts of a company's page. */
export const pageTexts = { pt, en };
