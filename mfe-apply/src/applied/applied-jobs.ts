import { useSyncExternalStore } from 'react';
import { localStore } from 'platform';
import {
  answersDueKey,
  appliedJobsKey,
  parseAppliedJobs,
  withAppliedJob,
  withoutAppliedJob,
  type AppliedJobs,
} from 'shared-contracts';

const listeners = new Set<() => void>();

const read = (): AppliedJobs => parseAppliedJobs(localStore.get(appliedJobsKey));

function write(jobs: AppliedJobs): void {
  localStore.set(appliedJobsKey, JSON.stringify(jobs));
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** When this browser applied for a job, ISO 8601. */
export function appliedAt(jobId: number): string | null {
  return read()[String(jobId)] ?? null;
}

export function markApplied(jobId: number, submittedAt: string): void {
  write(withAppliedJob(read(), jobId, submittedAt));
}

export function unmarkApplied(jobId: number): void {
  write(withoutAppliedJob(read(), jobId));
}

/** Records in this browser whether a visitor's application misses answers; `submittedAt` null: it does not. */
export function recordAnswersDue(jobId: number, submittedAt: string | null): void {
  const jobs = parseAppliedJobs(localStore.get(answersDueKey));
  if ((jobs[String(jobId)] ?? null) === submittedAt) return;
  const changed = submittedAt === null ? withoutAppliedJob(jobs, jobId) : withAppliedJob(jobs, jobId, submittedAt);
  localStore.set(answersDueKey, JSON.stringify(changed));
}

/** Deletes that record where it is of this application; whether it was. */
export function clearAnswersDue(jobId: number, submittedAt: string): boolean {
  const isRecorded = parseAppliedJobs(localStore.get(answersDueKey))[String(jobId)] === submittedAt;
  if (isRecorded) recordAnswersDue(jobId, null);
  return isRecorded;
}

/** When this browser applied for a job, also in another tab; null in the first render, since the server cannot know. */
export function useAppliedAt(jobId: number): string | null {
  return useSyncExternalStore(
    subscribe,
    () => appliedAt(jobId),
    () => null,
  );
}
