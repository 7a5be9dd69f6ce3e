import type { Language } from './enums.ts';

/** Locale for dates and numbers. English uses en-GB: day first, 24 hours. */
export const formatLocales: Record<Language, string> = { pt: 'pt-PT', en: 'en-GB' };

const narrowSpaces = /[\u0020\u2009\u202F]/g;

/** Replaces all spaces by non-breaking spaces, which our typeface contains. */
export function unbroken(text: string): string {
  return text.replaceAll(narrowSpaces, '\u00A0');
}
