import type { Language } from './enums.ts';

/** Locale of a language's dates and figures. English is the European one: day first, 24 hours. */
export const formatLocales: Record<Language, string> = { pt: 'pt-PT', en: 'en-GB' };

const narrowSpaces = /[\u0020\u2009\u202F]/g;

/** One kind of space, which does not break, and which our typeface has. */
export function unbroken(text: string): string {
  return text.replaceAll(narrowSpaces, '\u00A0');
}
