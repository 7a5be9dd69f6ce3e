import { brand, type Language } from 'shared-contracts';
import { locales } from './locale.ts';

const noBreaks = (text: string) => text.replaceAll(' ', '\u00A0');

const write = (at: Date, language: Language, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locales[language], { ...options, timeZone: brand.timeZone }).format(at);

/** "5 nov, 2026", as the site writes it, with spaces that do not break. */
export function formatDay(at: Date, language: Language): string {
  // Asked for together with the day, pt-PT writes the month as a figure.
  const month = write(at, language, { month: 'short' }).replace('.', '');
  return noBreaks(`${write(at, language, { day: 'numeric' })} ${month}, ${write(at, language, { year: 'numeric' })}`);
}

/** "5 nov, 2026, 14:05". */
export function formatDateTime(iso: string, language: Language): string {
  const at = new Date(iso);
  const time = write(at, language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  return noBreaks(`${formatDay(at, language)}, ${time}`);
}
