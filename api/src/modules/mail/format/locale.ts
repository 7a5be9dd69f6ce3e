import type { Language } from 'shared-contracts';

/** Locale for dates and for the document. English uses the European format: day first, 24 hours. */
export const locales: Record<Language, string> = { pt: 'pt-PT', en: 'en-GB' };
