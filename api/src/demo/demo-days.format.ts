import { TZDate } from '@date-fns/tz';
import { brand } from 'shared-contracts';

const day = 86_400_000;

/** `daysFromNow(-3)` is three days ago. */
export const daysFromNow = (days: number) => new Date(Date.now() + days * day);

/** A time of that day in Lisbon, or of the next Monday if the day is in a weekend. `time` is `10:30`. */
export function workingDay(daysAhead: number, time: string): Date {
  const at = new TZDate(daysFromNow(daysAhead), brand.timeZone);
  if (at.getDay() === 0 || at.getDay() === 6) return workingDay(daysAhead + 1, time);
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return new Date(at.setHours(hours, minutes, 0, 0));
}
