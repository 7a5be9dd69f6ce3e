import { localStore } from 'platform';
import { useMemo, useSyncExternalStore } from 'react';
import { limits, type JobCard } from 'shared-contracts';

/** A job that the visitor chose for a comparison. */
export type ComparedJob = Pick<JobCard, 'id' | 'title' | 'companyName'>;

const storageKey = 'jobs-compared';

/** Event of the window, because each remote has its own copy of this module. Other tabs receive `storage`. */
const changeEvent = 'jobs-compared-changed';

function isComparedJob(value: unknown): value is ComparedJob {
  if (typeof value !== 'object' || value === null) return false;
  const { id, title, companyName } = value as Record<string, unknown>;
  return Number.isSafeInteger(id) && typeof title === 'string' && typeof companyName === 'string';
}

/** Storage is untrusted: other values are ignored. */
function parseCompared(stored: string | null): readonly ComparedJob[] {
  try {
    const value: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(value) ? value.filter(isComparedJob).slice(0, limits.comparedJobs) : [];
  } catch {
    return [];
  }
}

const compared = () => parseCompared(localStore.get(storageKey));

function write(jobs: readonly ComparedJob[]): void {
  localStore.set(storageKey, JSON.stringify(jobs.map(({ id, title, companyName }) => ({ id, title, companyName }))));
  window.dispatchEvent(new Event(changeEvent));
}

/** Adds a job. Returns false, and changes nothing, if the comparison is full. */
export function addCompared(job: ComparedJob): boolean {
  const others = compared().filter(({ id }) => id !== job.id);
  if (others.length >= limits.comparedJobs) return false;
  write([...others, job]);
  return true;
}

/** Removes a job from the comparison. */
export const removeCompared = (jobId: number): void => write(compared().filter(({ id }) => id !== jobId));

export const clearCompared = (): void => write([]);

function subscribe(listener: () => void): () => void {
  window.addEventListener('storage', listener);
  window.addEventListener(changeEvent, listener);
  return () => {
    window.removeEventListener('storage', listener);
    window.removeEventListener(changeEvent, listener);
  };
}

const nothing = () => null;

/**
 * The jobs that were chosen on this device, in the order of their choice, with changes of other remotes and tabs. Without
 * storage they last until the page is left. Empty in the first render, which must equal the server's.
 */
export function useComparedJobs(): readonly ComparedJob[] {
  const stored = useSyncExternalStore(subscribe, () => localStore.get(storageKey), nothing);
  return useMemo(() => parseCompared(stored), [stored]);
}
