import { brand, type Language } from 'shared-contracts';
import { locales } from './locale.ts';

/** "5 nov, 2026, 14:05", as the site writes it, with spaces that do not break. */
export function formatDateTime(iso: string, language: Language): string {
  const at = new Date(iso);
  const write = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locales[language], { ...options, timeZone: brand.timeZone }).format(at);
  // Asked for together with the day, pt-PT writes the month as a figure.
  const month = write({ month: 'short' }).replace('.', '');
  const time = write({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  return `${write({ day: 'numeric' })} ${month}, ${write({ year: 'numeric' })}, ${time}`.replaceAll(' ', '\u00A0');
}
