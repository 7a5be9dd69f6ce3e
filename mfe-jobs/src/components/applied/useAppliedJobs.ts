import { useMemo, useSyncExternalStore } from 'react';
import { localStore } from 'platform';
import { appliedJobsKey, parseAppliedJobs, withoutAppliedJob, type AppliedJobs } from 'shared-contracts';

/** Other tabs tell of what they sent; this one renders anew after its own. */
function subscribe(listener: () => void): () => void {
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}

const read = () => localStore.get(appliedJobsKey);
const nothing = () => null;

/** The jobs that somebody applied for in this browser. Nothing in the first render, which has to equal the server's. */
export function useAppliedJobs(): AppliedJobs {
  const stored = useSyncExternalStore(subscribe, read, nothing);
  return useMemo(() => parseAppliedJobs(stored), [stored]);
}

/** Deletes the browser's record of an application. Components of this page show it after their next render. */
export function forgetApplied(jobId: number): void {
  localStore.set(appliedJobsKey, JSON.stringify(withoutAppliedJob(parseAppliedJobs(read()), jobId)));
}
