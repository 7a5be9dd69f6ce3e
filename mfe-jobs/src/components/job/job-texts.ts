import en from './i18n/en.json';
import pt from './i18n/pt.json';

/** Texts of the components that show a job, for `withTexts` of the pages that use them. */
export const jobTexts = { pt, en };
