import { brand } from 'shared-contracts';

const clock = new Intl.DateTimeFormat('en-CA', {
  timeZone: brand.timeZone,
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
});

/** Lisbon time of a moment in the format of `datetime-local`: "2026-11-25T09:30". */
export function lisbonTime(moment: number): string {
  const parts = new Map(clock.formatToParts(moment).map(({ type, value }) => [type, value]));
  return `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}T${parts.get('hour')}:${parts.get('minute')}`;
}

const asUtc = (time: string) => Date.parse(`${time}Z`);
const offsetAt = (moment: number) => asUtc(lisbonTime(moment)) - moment;

/**
 * Moment of a Lisbon time, in milliseconds; NaN for an invalid time. A repeated hour is the second one, a skipped hour continues
 * from the hour before it.
 */
export function lisbonMoment(time: string): number {
  const utc = asUtc(time);
  if (Number.isNaN(utc)) return utc;
  return utc - offsetAt(utc - offsetAt(utc));
}
