import { brand } from 'shared-contracts';

const day = new Intl.DateTimeFormat('en-CA', { timeZone: brand.timeZone, dateStyle: 'short' });
const offset = new Intl.DateTimeFormat('en', { timeZone: brand.timeZone, timeZoneName: 'longOffset' });

/** The end of a moment's day where the readers live, with its offset: `2026-07-01T23:59:59+01:00` (T9). */
export function endOfDay(moment: string): string | null {
  const date = new Date(moment);
  if (Number.isNaN(date.getTime())) return null;
  const end = new Date(`${day.format(date)}T23:59:59Z`);
  const name = offset.formatToParts(end).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return `${day.format(date)}T23:59:59${name.replace('GMT', '') || '+00:00'}`;
}
