import { brand } from './brand.ts';

const isoTime = /^(\d{4})-(\d{2})-(\d{2})(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?)?$/;
const earliest = Date.UTC(1990, 0, 1);
const latest = Date.UTC(2200, 0, 1);
const dayMs = 86_400_000;

/** How a text is read that names no moment by itself. What is left out here is not read. */
export interface TimeReading {
  /** The moment that a day alone stands for. */
  day?: 'begin' | 'end';
  /** Where it is that day: here (`brand.timeZone`), or in UTC. A time without a zone is read only in UTC. */
  zone?: 'here' | 'UTC';
}

/** `Date` takes the 30th of February for a day in March. */
const isDay = (year: number, month: number, day: number) =>
  new Date(Date.UTC(year, month - 1, day)).getUTCDate() === day;

/** The offset from UTC at a moment ("+01:00"); none is told as "GMT" alone. */
function offsetHere(moment: number): string {
  const format = new Intl.DateTimeFormat('en', { timeZone: brand.timeZone, timeZoneName: 'longOffset' });
  const name = format.formatToParts(moment).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return name.replace('GMT', '') || 'Z';
}

/** Clocks here are changed at one in the night: at midnight in UTC they show what they show at midnight. */
function beginOf(midnightInUtc: number, zone: TimeReading['zone']): number {
  if (zone === 'UTC') return midnightInUtc;
  return Date.parse(`${new Date(midnightInUtc).toISOString().slice(0, 19)}${offsetHere(midnightInUtc)}`);
}

function momentOfDay(text: string, { day, zone }: TimeReading): number {
  const midnight = Date.parse(`${text}T00:00:00Z`);
  if (day === undefined) return Number.NaN;
  return day === 'begin' ? beginOf(midnight, zone) : beginOf(midnight + dayMs, zone) - 1;
}

/** An ISO 8601 moment of this age, in UTC, or null: for what is no moment, a day that no month has among them. */
export function toIsoTime(value: unknown, reading: TimeReading = {}): string | null {
  const [text, year, month, day, time, , , zone] = (typeof value === 'string' && isoTime.exec(value)) || [];
  if (text === undefined || !isDay(Number(year), Number(month), Number(day))) return null;
  if (time !== undefined && zone === undefined && reading.zone !== 'UTC') return null;
  const milliseconds =
    time === undefined ? momentOfDay(text, reading) : Date.parse(zone === undefined ? `${text}Z` : text);
  return milliseconds >= earliest && milliseconds < latest ? new Date(milliseconds).toISOString() : null;
}
