import type { Random } from '../random.ts';

export const hour = 3_600_000;
export const day = 24 * hour;

/** Days that the oldest ad is back. */
const reach = 120;

/** End of the day that `now` is in. Dates count back from it, so that a restart on the same day gives the same ones. */
export function endOfDay(now: number): number {
  return (Math.floor(now / day) + 1) * day;
}

/**
 * When an ad was posted: recent days have more, hours are those of an office.
 * What would fall later today than `now` was posted yesterday instead, so the last 24 hours always have some.
 */
export function drawPostedAt(random: Random, now: number): number {
  const daysBack = Math.floor(reach * random.float() ** 1.8);
  const posted = endOfDay(now) - (daysBack + 1) * day + Math.round((7.5 + 12.5 * random.float()) * hour);
  return posted > now ? posted - day : posted;
}

export function isoTime(time: number): string {
  return new Date(time).toISOString().replace('.000Z', 'Z');
}
