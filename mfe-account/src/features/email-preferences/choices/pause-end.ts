/** Months for which alerts can be paused. */
export const pauses = [1, 3] as const;

/** The same day and hour so many months on, or the month's last day where it has no such day. ISO 8601, UTC. */
export function pauseEnd(now: Date, months: number): string {
  const end = new Date(now);
  end.setUTCMonth(end.getUTCMonth() + months);
  if (end.getUTCDate() !== now.getUTCDate()) end.setUTCDate(0);
  return end.toISOString();
}

/** A pause that is over is none. */
export const isPaused = (pausedUntil: string | null, now: Date): pausedUntil is string =>
  pausedUntil !== null && Date.parse(pausedUntil) > now.getTime();
