import { brand } from 'shared-contracts';
import { tzlib_get_offset } from 'timezones-ical-library';

const day = 86_400_000;

/** `daysFromNow(-3)` is three days back. */
export const daysFromNow = (days: number) => new Date(Date.now() + days * day);

/** The calendar day of a moment where the site's people live: 2026-11-26. */
const dayOf = (moment: Date) => new Intl.DateTimeFormat('en-CA', { timeZone: brand.timeZone }).format(moment);

const isWeekend = (date: string) => [0, 6].includes(new Date(`${date}T12:00:00Z`).getUTCDay());

/** A moment of a working day, that day or the first after it, on the clocks of the site's people. `time` is `10:30`. */
export function workingDay(daysAhead: number, time: string): Date {
  const date = dayOf(daysFromNow(daysAhead));
  if (isWeekend(date)) return workingDay(daysAhead + 1, time);
  const offset = tzlib_get_offset(brand.timeZone, date, time).replace(/(\d\d)$/, ':$1');
  return new Date(`${date}T${time}:00${offset}`);
}
