import { localStore } from 'platform';
import { useMemo, useState, useSyncExternalStore } from 'react';
import {
  answersDueKey,
  appliedJobsKey,
  areAnswersDueIn,
  parseAppliedJobs,
  withoutAppliedJob,
  type AppliedJobs,
} from 'shared-contracts';

/** Other tabs notify this one of their applications; an application of this tab is read in the next render. */
function subscribe(listener: () => void): () => void {
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}

const nothing = () => null;

/** Value that this browser stores under a key. Empty in the first render, which must equal the server's. */
function useStoredJobs(key: string): AppliedJobs {
  const stored = useSyncExternalStore(subscribe, () => localStore.get(key), nothing);
  return useMemo(() => parseAppliedJobs(stored), [stored]);
}

/** The browser's record of a visitor's application to a job. */
export function useApplicationHere(jobId: number): { isComplete: boolean; answersDue: boolean } {
  const complete = useStoredJobs(appliedJobsKey);
  const due = useStoredJobs(answersDueKey);
  const [now] = useState(() => Date.now());
  return { isComplete: String(jobId) in complete, answersDue: areAnswersDueIn(due, jobId, now) };
}

/** Deletes the browser's record of an application. Components of this page show it after their next render. */
export function forgetApplied(jobId: number): void {
  const jobs = parseAppliedJobs(localStore.get(appliedJobsKey));
  localStore.set(appliedJobsKey, JSON.stringify(withoutAppliedJob(jobs, jobId)));
}
