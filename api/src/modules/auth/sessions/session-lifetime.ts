const day = 86_400_000;

/** A session that nobody uses ends after this. */
export const idleMs = 30 * day;
/** However much it is used, it ends after this. */
const absoluteMs = 180 * day;
/** How old "last seen" may grow before it is written again. */
const touchMs = 3_600_000;

export function expiryOf({ signedInAt }: { signedInAt: string }, now: Date): Date {
  return new Date(Math.min(now.getTime() + idleMs, Date.parse(signedInAt) + absoluteMs));
}

export const isDueForTouch = ({ seenAt }: { seenAt: string }, now: Date) =>
  now.getTime() - Date.parse(seenAt) > touchMs;
