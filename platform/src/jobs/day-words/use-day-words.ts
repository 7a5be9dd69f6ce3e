import { useFormat, useLanguage, useTranslation } from 'platform';
import { brand, formatLocales } from 'shared-contracts';
import en from './i18n/en.json';
import pt from './i18n/pt.json';

const namespace = 'jobs';

/** Texts of these hooks, for `withTexts(namespace, …)` of the components that use them. */
export const dayWordTexts = { pt, en };

const { timeZone } = brand;
const dayMs = 86_400_000;
const weekdays = [0, 1, 2, 3, 4, 5, 6] as const;
const daysInWeek = weekdays.length;

/** Number of a calendar day in the brand's time zone. */
function dayOf(iso: string): number {
  const parts = new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone }).format(new Date(iso));
  return Date.parse(parts) / dayMs;
}

/** Sunday is 0, as day 0 of the epoch is a Thursday. */
const weekdayOf = (day: number) => weekdays[(day + 4) % daysInWeek]!;

/** Words for days near `now`, both ISO 8601. */
export interface DayWords {
  /** "quarta-feira, 25 de novembro". */
  longDate: (iso: string) => string;
  /** "hoje", "ontem", "na quinta", "a 5 nov, 2026". */
  on: (iso: string, now: string) => string;
  /** "desde as 09:10", "desde ontem", "desde quinta", "desde 5 nov, 2026". */
  since: (iso: string, now: string) => string;
  /** "depois de amanhã", "dentro de 5 dias"; on the same day "dentro de 3 horas". */
  ahead: (iso: string, now: string) => string;
}

/** Relative days and times in the current language. */
export function useDayWords(): DayWords {
  const { t } = useTranslation(namespace);
  const { language } = useLanguage();
  const { date, time } = useFormat();
  const locale = formatLocales[language];
  const relative = (amount: number, unit: Intl.RelativeTimeFormatUnit) =>
    new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(amount, unit);
  return {
    longDate: (iso) =>
      new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', timeZone }).format(
        new Date(iso),
      ),
    on: (iso, now) => {
      const day = dayOf(iso);
      const ago = dayOf(now) - day;
      if (ago < 2) return relative(-ago, 'day');
      return ago < daysInWeek ? t(`dayWords.onWeekday.${weekdayOf(day)}`) : t('dayWords.onDate', { date: date(iso) });
    },
    since: (iso, now) => {
      const day = dayOf(iso);
      const ago = dayOf(now) - day;
      if (ago < 1) return t('dayWords.sinceTime', { time: time(iso) });
      if (ago < 2) return t('dayWords.sinceYesterday');
      return ago < daysInWeek
        ? t(`dayWords.sinceWeekday.${weekdayOf(day)}`)
        : t('dayWords.sinceDate', { date: date(iso) });
    },
    ahead: (iso, now) => {
      const days = dayOf(iso) - dayOf(now);
      if (days > 0) return relative(days, 'day');
      const minutes = Math.max(0, Math.round((Date.parse(iso) - Date.parse(now)) / 60_000));
      return minutes < 60 ? relative(minutes, 'minute') : relative(Math.floor(minutes / 60), 'hour');
    },
  };
}
