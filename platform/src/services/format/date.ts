import { brand, formatLocales, unbroken, type Language } from 'shared-contracts';

const { timeZone } = brand;

const dayInMs = 86_400_000;
const hourInMs = 3_600_000;
const minuteInMs = 60_000;
const daysInMonth = 30;
const daysInYear = 365;

export interface DateFormat {
  /** "5 nov, 2026". */
  readonly date: (iso: string) => string;
  /** "5 nov, 2026, 14:05", 24 hours. */
  readonly dateTime: (iso: string) => string;
  /** "14:05", 24 hours. */
  readonly time: (iso: string) => string;
  /** "há 2 horas", "ontem"; counted from `now`, the answer's own clock, never from the reader's. */
  readonly relative: (iso: string, now: string) => string;
}

/** Made when it is first asked for: a formatter costs a phone some 10 ms, and no page needs all of them. */
function once<Value>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => (made ??= make());
}

/** Formatters are built once per language: made per row they cost half of a list's rendering. */
export function createDateFormat(language: Language): DateFormat {
  const locale = formatLocales[language];
  const fields = once(() => new Intl.DateTimeFormat(locale, { day: 'numeric', year: 'numeric', timeZone }));
  // Asked for together with the day, pt-PT writes the month as a figure.
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
  // "Last month" would be wrong for many a date that is thirty days back.
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

/** Number of a date in the brand's time zone, so that "yesterday" is the calendar's. */
const dayOf = (iso: string) => Date.parse(calendar().format(new Date(iso))) / dayInMs;
