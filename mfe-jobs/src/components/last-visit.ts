import { localStore } from 'platform';
import { useEffect, useSyncExternalStore } from 'react';

/** Key in `localStorage`. */
export const visitKey = 'jobs-visit';

/** A visit ends after this time without activity: without a search of jobs and without a job page. */
const pauseMs = 30 * 60_000;

/** Times of the API's clock, ISO 8601. */
interface Visit {
  /** Last activity. */
  seen: string;
  /** Last activity of the visit before; null in the first visit. */
  since: string | null;
}

/** The stored visit after an activity. */
export function nextVisit(known: Visit | null, now: string): Visit {
  if (known === null) return { seen: now, since: null };
  const elapsed = Date.parse(now) - Date.parse(known.seen);
  // A cached page may be older than the last activity.
  if (elapsed < 0) return known;
  return { seen: now, since: elapsed > pauseMs ? known.seen : known.since };
}

const isTime = (value: unknown): value is string => typeof value === 'string' && !Number.isNaN(Date.parse(value));

function storedVisit(): Visit | null {
  try {
    const { seen, since } = JSON.parse(localStore.get(visitKey) ?? '') as Partial<Visit>;
    return isTime(seen) ? { seen, since: isTime(since) ? since : null } : null;
  } catch {
    return null;
  }
}

/** Event of the window, because the page and its filters read the visit independently. */
const changeEvent = 'jobs-visit-changed';

/**
 * Records an activity.
 * @param now time of the response that is shown; undefined while it loads
 */
export function useRecordVisit(now: string | undefined): void {
  useEffect(() => {
    if (now === undefined) return;
    const isStored = localStore.set(visitKey, JSON.stringify(nextVisit(storedVisit(), now)));
    if (!isStored) localStore.remove(visitKey);
    window.dispatchEvent(new Event(changeEvent));
  }, [now]);
}

function subscribe(listener: () => void): () => void {
  window.addEventListener(changeEvent, listener);
  return () => window.removeEventListener(changeEvent, listener);
}

/** When the visit before this one ended. Null on the server, in the first visit, and if the browser does not store it. */
export const useLastVisit = (): string | null =>
  useSyncExternalStore(
    subscribe,
    () => storedVisit()?.since ?? null,
    () => null,
  );
