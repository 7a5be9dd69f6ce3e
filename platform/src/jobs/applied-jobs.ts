import { localStore } from 'platform';
import { useMemo, useState, useSyncExternalStore } from 'react';
import {
  answersDueKey,
  appliedJobsKey,
  areAnswersDueIn,
  parseAppliedJobs,
  withAppliedJob,
  withoutAppliedJob,
  type AppliedJobs,
} from 'shared-contracts';

type Key = typeof appliedJobsKey | typeof answersDueKey;

/** Event of the window, because each remote has its own copy of this module. Other tabs receive `storage`. */
const changeEvent = 'applied-jobs-changed';

const read = (key: Key): AppliedJobs => parseAppliedJobs(localStore.get(key));

function write(key: Key, jobs: AppliedJobs): void {
  localStore.set(key, JSON.stringify(jobs));
  window.dispatchEvent(new Event(changeEvent));
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('storage', listener);
  window.addEventListener(changeEvent, listener);
  return () => {
    window.removeEventListener('storage', listener);
    window.removeEventListener(changeEvent, listener);
  };
}

/** When a visitor applied for a job in this browser, ISO 8601. */
export function appliedAt(jobId: number): string | null {
  return read(appliedJobsKey)[String(jobId)] ?? null;
}

/** Records in this browser that a visitor has applied for a job. `submittedAt` is an ISO time. */
export function markApplied(jobId: number, submittedAt: string): void {
  write(appliedJobsKey, withAppliedJob(read(appliedJobsKey), jobId, submittedAt));
}

/** Removes the record of an application from this browser. */
export function unmarkApplied(jobId: number): void {
  if (appliedAt(jobId) !== null) write(appliedJobsKey, withoutAppliedJob(read(appliedJobsKey), jobId));
}

/** Records in this browser whether a visitor's application misses answers; `submittedAt` is null if it does not. */
export function recordAnswersDue(jobId: number, submittedAt: string | null): void {
  const jobs = read(answersDueKey);
  if ((jobs[String(jobId)] ?? null) === submittedAt) return;
  write(
    answersDueKey,
    submittedAt === null ? withoutAppliedJob(jobs, jobId) : withAppliedJob(jobs, jobId, submittedAt),
  );
}

/** Deletes the record of missing answers if it belongs to this application. Returns whether it did. */
export function clearAnswersDue(jobId: number, submittedAt: string): boolean {
  const isRecorded = read(answersDueKey)[String(jobId)] === submittedAt;
  if (isRecorded) recordAnswersDue(jobId, null);
  return isRecorded;
}

const nothing = () => null;

/** Empty in the first render, which must equal the server's. */
function useStoredJobs(key: Key): AppliedJobs {
  const stored = useSyncExternalStore(subscribe, () => localStore.get(key), nothing);
  return useMemo(() => parseAppliedJobs(stored), [stored]);
}

interface ApplicationHere {
  /** When it was completed, ISO 8601. */
  at: string | null;
  answersDue: boolean;
}

/** This browser's record of a visitor's application to a job, with changes of other remotes and tabs. */
export function useApplicationHere(jobId: number): ApplicationHere {
  const complete = useStoredJobs(appliedJobsKey);
  const due = useStoredJobs(answersDueKey);
  const [now] = useState(() => Date.now());
  return { at: complete[String(jobId)] ?? null, answersDue: areAnswersDueIn(due, jobId, now) };
}
