import { brand, type Language } from 'shared-contracts';
import { locales } from './locale.ts';

const noBreaks = (text: string) => text.replaceAll(' ', '\u00A0');

/** Made once: each takes longer than the rest of a mail. */
function formatsOf(language: Language) {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locales[language], { ...options, timeZone: brand.timeZone });
  return {
    // Asked for together with the day, pt-PT writes the month as a figure.
    month: format({ month: 'short' }),
    day: format({ day: 'numeric' }),
    year: format({ year: 'numeric' }),
    time: format({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
  };
}

const formats: Record<Language, ReturnType<typeof formatsOf>> = { pt: formatsOf('pt'), en: formatsOf('en') };

/** "5 nov, 2026", as the site writes it, with spaces that do not break. */
export function formatDay(at: Date, language: Language): string {
  const { day, month, year } = formats[language];
  return noBreaks(`${day.format(at)} ${month.format(at).replace('.', '')}, ${year.format(at)}`);
}

/** "5 nov, 2026, 14:05". */
export function formatDateTime(iso: string, language: Language): string {
  const at = new Date(iso);
  return noBreaks(`${formatDay(at, language)}, ${formats[language].time.format(at)}`);
}
