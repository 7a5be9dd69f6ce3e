import { brand, formatLocales, moneyFormatOf, once, unbroken, type Language, type MoneyFormat } from 'shared-contracts';

/** Formats of dates, amounts of money and numbers in one language. */
export type Format = DateFormat & MoneyFormat;

const formats = new Map<Language, Format>();

/** Formatters of a language. Based on Intl only: date-fns and its locales exceed the shell's size budget. */
export function formatOf(language: Language): Format {
  const format = formats.get(language) ?? { ...createDateFormat(language), ...moneyFormatOf(language) };
  formats.set(language, format);
  return format;
}

const { timeZone } = brand;

const dayInMs = 86_400_000;
const hourInMs = 3_600_000;
const minuteInMs = 60_000;
const daysInMonth = 30;
const daysInYear = 365;

interface DateFormat {
  /** "5 nov, 2026". */
  readonly date: (iso: string) => string;
  /** "5 nov, 2026, 14:05", 24 hours. */
  readonly dateTime: (iso: string) => string;
  /** "14:05", 24 hours. */
  readonly time: (iso: string) => string;
  /** "há 2 horas", "ontem"; relative to `now`, the server time of the response, not to the client's clock. */
  readonly relative: (iso: string, now: string) => string;
}

/** Created once per language. Creating formatters per row would take half of a list's rendering time. */
function createDateFormat(language: Language): DateFormat {
  const locale = formatLocales[language];
  const fields = once(() => new Intl.DateTimeFormat(locale, { day: 'numeric', year: 'numeric', timeZone }));
  // pt-PT formats the month as a number if day and month are formatted together.
  const month = once(() => new Intl.DateTimeFormat(locale, { month: 'short', timeZone }));
  const time = once(
    () => new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone }),
  );
  const part = (type: Intl.DateTimeFormatPartTypes, at: Date) =>
    fields()
      .formatToParts(at)
      .find((one) => one.type === type)?.value ?? '';

  const writeDate = (at: Date) =>
    unbroken(`${part('day', at)} ${month().format(at).replace('.', '')}, ${part('year', at)}`);
  const writeTime = (iso: string) => time().format(new Date(iso));
  return {
    date: (iso) => writeDate(new Date(iso)),
    dateTime: (iso) => unbroken(`${writeDate(new Date(iso))}, ${writeTime(iso)}`),
    time: writeTime,
    relative: createRelative(locale),
  };
}

function createRelative(locale: string): DateFormat['relative'] {
  const near = once(() => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }));
  // "Last month" would often be wrong for a date 30 days ago.
  const far = once(() => new Intl.RelativeTimeFormat(locale, { numeric: 'always' }));
  return (iso, now) => {
    const elapsed = Math.max(0, Date.parse(now) - Date.parse(iso));
    if (elapsed < minuteInMs) return near().format(0, 'second');
    if (elapsed < hourInMs) return near().format(-Math.floor(elapsed / minuteInMs), 'minute');
    if (elapsed < dayInMs) return near().format(-Math.floor(elapsed / hourInMs), 'hour');
    const days = dayOf(now) - dayOf(iso);
    if (days < daysInMonth) return near().format(-days, 'day');
    if (days < daysInYear) return far().format(-Math.floor(days / daysInMonth), 'month');
    return far().format(-Math.floor(days / daysInYear), 'year');
  };
}

const calendar = once(() => new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone }));

/** Day number in the brand's time zone, so "yesterday" means the calendar day. */
const dayOf = (iso: string) => Date.parse(calendar().format(new Date(iso))) / dayInMs;
