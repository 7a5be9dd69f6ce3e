const day = 86_400_000;

/** A session without use ends after this time. */
const idleMs = 30 * day;
/** A session in use ends after this time. The cookie has the same lifetime; the row decides. */
export const absoluteMs = 180 * day;
/** How old "last seen" may grow before it is written again. */
const touchMs = 3_600_000;

export function expiryOf({ signedInAt }: { signedInAt: string }, now: Date): Date {
  return new Date(Math.min(now.getTime() + idleMs, Date.parse(signedInAt) + absoluteMs));
}

export const isDueForTouch = ({ seenAt }: { seenAt: string }, now: Date) =>
  now.getTime() - Date.parse(seenAt) > touchMs;
