import { brand } from './brand.ts';

const isoTime = /^(\d{4})-(\d{2})-(\d{2})(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?)?$/;
const earliest = Date.UTC(1990, 0, 1);
const latest = Date.UTC(2200, 0, 1);
const dayMs = 86_400_000;

/** How to interpret incomplete date-times. Without these options they are rejected. */
export interface TimeReading {
  /** Time for a date without time: start or end of the day. */
  day?: 'begin' | 'end';
  /** Time zone of a date: `here` (`brand.timeZone`) or UTC. A time without zone is accepted only with UTC. */
  zone?: 'here' | 'UTC';
}

/** `Date` converts 30 February to a day in March. */
const isDay = (year: number, month: number, day: number) =>
  new Date(Date.UTC(year, month - 1, day)).getUTCDate() === day;

/** UTC offset at a moment ("+01:00"). Intl formats a zero offset as "GMT". Custom implementation for its size: browsers load it with the schemas. */
function localOffset(moment: number): string {
  const format = new Intl.DateTimeFormat('en', { timeZone: brand.timeZone, timeZoneName: 'longOffset' });
  const name = format.formatToParts(moment).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return name.replace('GMT', '') || 'Z';
}

/** Local time changes at 01:00 UTC, so the offset at midnight UTC is that of local midnight. */
function beginOf(midnightInUtc: number, zone: TimeReading['zone']): number {
  if (zone === 'UTC') return midnightInUtc;
  return Date.parse(`${new Date(midnightInUtc).toISOString().slice(0, 19)}${localOffset(midnightInUtc)}`);
}

function momentOfDay(text: string, { day, zone }: TimeReading): number {
  const midnight = Date.parse(`${text}T00:00:00Z`);
  if (day === undefined) return Number.NaN;
  return day === 'begin' ? beginOf(midnight, zone) : beginOf(midnight + dayMs, zone) - 1;
}

/** Normalizes an ISO 8601 date-time to UTC; null if it is invalid or out of range. */
export function toIsoTime(value: unknown, reading: TimeReading = {}): string | null {
  const [text, year, month, day, time, , , zone] = (typeof value === 'string' && isoTime.exec(value)) || [];
  if (text === undefined || !isDay(Number(year), Number(month), Number(day))) return null;
  if (time !== undefined && zone === undefined && reading.zone !== 'UTC') return null;
  const milliseconds =
    time === undefined ? momentOfDay(text, reading) : Date.parse(zone === undefined ? `${text}Z` : text);
  return milliseconds >= earliest && milliseconds < latest ? new Date(milliseconds).toISOString() : null;
}
