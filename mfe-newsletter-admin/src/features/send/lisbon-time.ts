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

/** What a clock in Lisbon shows at a moment, as a field of type `datetime-local` writes it: "2026-11-25T09:30". */
export function lisbonTime(moment: number): string {
  const parts = new Map(clock.formatToParts(moment).map(({ type, value }) => [type, value]));
  return `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}T${parts.get('hour')}:${parts.get('minute')}`;
}

const asUtc = (time: string) => Date.parse(`${time}Z`);
const offsetAt = (moment: number) => asUtc(lisbonTime(moment)) - moment;

/**
 * The moment at which a clock in Lisbon shows a time, in milliseconds; NaN for what is no time. Of an hour that comes twice
 * it is the second, and one that is left out counts on from the hour before it.
 */
export function lisbonMoment(time: string): number {
  const utc = asUtc(time);
  if (Number.isNaN(utc)) return utc;
  return utc - offsetAt(utc - offsetAt(utc));
}
