import type { Random } from '../random.ts';

export const hour = 3_600_000;
export const day = 24 * hour;

/** Age of the oldest advert in days. */
const oldestDays = 120;

/** End of the day of `now`. Dates are relative to it, so a restart on the same day generates the same ones. */
export function endOfDay(now: number): number {
  return (Math.floor(now / day) + 1) * day;
}

/**
 * Date of an advert: denser for recent days, during office hours. A time later than `now` is moved to yesterday, so the last
 * 24 hours always contain some.
 */
export function drawPostedAt(random: Random, now: number): number {
  const daysBack = Math.floor(oldestDays * random.float() ** 1.8);
  const posted = endOfDay(now) - (daysBack + 1) * day + Math.round((7.5 + 12.5 * random.float()) * hour);
  return posted > now ? posted - day : posted;
}

export function isoTime(time: number): string {
  return new Date(time).toISOString().replace('.000Z', 'Z');
}
