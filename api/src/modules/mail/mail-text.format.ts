import { type Language, brand } from 'shared-contracts';

/** Locale for dates and for the document. English uses the European format: day first, 24 hours. */
export const locales: Record<Language, string> = { pt: 'pt-PT', en: 'en-GB' };

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

const maxLength = 60;
const address = /[/@:<>]|\p{L}{2}\.\p{L}{2}/u;

/**
 * Filters form input for a mail to an unverified address. Returns null for text that could be an advertisement or that a mail
 * client would turn into a link.
 */
export function safeUserText(text: string | null): string | null {
  const words = text?.replaceAll(/[\s\p{Cc}\u200B]+/gu, ' ').trim() ?? '';
  return words === '' || words.length > maxLength || address.test(words) ? null : words;
}

/** "Olá, Maria."; "Olá." without a name or for a name that may not be mailed. */
export function greeting(name: string | null, language: Language): string {
  const word = language === 'pt' ? 'Olá' : 'Hello';
  const shownName = safeUserText(name);
  return shownName === null ? `${word}.` : `${word}, ${shownName}.`;
}

/**
 * A username for display in a mail. A word joiner after each dot prevents mail clients from linking names such as
 * `example.com`.
 */
export const shownUsername = (username: string): string => username.replaceAll('.', '.\u2060');
