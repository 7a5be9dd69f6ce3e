import { brand, type Language } from 'shared-contracts';
import { locales } from './locale.ts';

const noBreaks = (text: string) => text.replaceAll(' ', '\u00A0');

/** Cached: creating a formatter takes longer than the rest of a mail. */
function formatsOf(language: Language) {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locales[language], { ...options, timeZone: brand.timeZone });
  return {
    // Formatted separately: together with the day, pt-PT formats the month as a number.
    month: format({ month: 'short' }),
    day: format({ day: 'numeric' }),
    year: format({ year: 'numeric' }),
    time: format({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
  };
}

const formats: Record<Language, ReturnType<typeof formatsOf>> = { pt: formatsOf('pt'), en: formatsOf('en') };

/** "5 nov, 2026", the format of the site, with non-breaking spaces. */
export function formatDay(at: Date, language: Language): string {
  const { day, month, year } = formats[language];
  return noBreaks(`${day.format(at)} ${month.format(at).replace('.', '')}, ${year.format(at)}`);
}

/** "5 nov, 2026, 14:05". */
export function formatDateTime(iso: string, language: Language): string {
  const at = new Date(iso);
  return noBreaks(`${formatDay(at, language)}, ${formats[language].time.format(at)}`);
}
