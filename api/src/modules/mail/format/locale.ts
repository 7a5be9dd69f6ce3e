import type { Language } from 'shared-contracts';

/** Locale of a language's dates, and of the mail itself. English is the European one: day first, 24 hours. */
export const locales: Record<Language, string> = { pt: 'pt-PT', en: 'en-GB' };
