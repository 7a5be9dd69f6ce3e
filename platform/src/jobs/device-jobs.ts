import { useSyncExternalStore } from 'react';
import { deviceText } from './device-text';

/** Number of jobs that are remembered; the oldest are forgotten first. */
const maxJobs = 500;

/** Ids of jobs that are remembered in this browser. */
interface DeviceJobs {
  /** Appends jobs as the newest. */
  readonly add: (...jobIds: readonly number[]) => void;
  readonly remove: (jobId: number) => void;
  readonly clear: () => void;
  /** Hook. Empty in the first render, which must equal the server's. */
  readonly useIds: () => ReadonlySet<number>;
}

const nothing: ReadonlySet<number> = new Set();

/** Ids in the order in which they were added. Empty for an invalid text. */
function parse(text: string | null): ReadonlySet<number> {
  if (text === null) return nothing;
  try {
    const ids: unknown = JSON.parse(text);
    return Array.isArray(ids) ? new Set(ids.filter((id): id is number => Number.isSafeInteger(id))) : nothing;
  } catch {
    return nothing;
  }
}

function deviceJobs(key: string): DeviceJobs {
  const text = deviceText(key);
  let parsed = { text: null as string | null, ids: nothing };
  /** The same set until the text changes. */
  const read = () => {
    const stored = text.get();
    if (stored !== parsed.text) parsed = { text: stored, ids: parse(stored) };
    return parsed.ids;
  };
  const write = (ids: readonly number[]) => text.set(ids.length === 0 ? null : JSON.stringify(ids.slice(-maxJobs)));
  const without = (removed: readonly number[]) => [...read()].filter((id) => !removed.includes(id));
  return {
    add: (...jobIds) => write([...without(jobIds), ...jobIds]),
    remove: (jobId) => write(without([jobId])),
    clear: () => write([]),
    useIds: () => useSyncExternalStore(text.subscribe, read, () => nothing),
  };
}

/** Key of `seenJobs` in localStorage. */
export const seenJobsKey = 'seen-jobs.v1';
/** Key of `hiddenJobs` in localStorage. */
export const hiddenJobsKey = 'hidden-jobs.v1';

/** Jobs that were opened in this browser. */
export const seenJobs = deviceJobs(seenJobsKey);
/** Jobs that the user has hidden in this browser. */
export const hiddenJobs = deviceJobs(hiddenJobsKey);

/** Jobs without those that the user has hidden in this browser. The first render has all, like the server's. */
export function useUnhiddenJobs<Job extends { id: number }>(jobs: readonly Job[]): readonly Job[] {
  const hidden = hiddenJobs.useIds();
  return jobs.filter(({ id }) => !hidden.has(id));
}
