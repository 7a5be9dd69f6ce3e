import { useSyncExternalStore } from 'react';
import { localStore, useSession } from 'platform';
import {
  answersDueKey,
  appliedJobsKey,
  parseAppliedJobs,
  withAppliedJob,
  withoutAppliedJob,
  type AppliedJobs,
  type SentReceipt,
} from 'shared-contracts';
import { useGetAppliedQuery } from './apply.api';

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

/** Records in this browser whether a visitor's application misses answers; `submittedAt` is null if it does not. */
export function recordAnswersDue(jobId: number, submittedAt: string | null): void {
  const jobs = parseAppliedJobs(localStore.get(answersDueKey));
  if ((jobs[String(jobId)] ?? null) === submittedAt) return;
  const changed = submittedAt === null ? withoutAppliedJob(jobs, jobId) : withAppliedJob(jobs, jobId, submittedAt);
  localStore.set(answersDueKey, JSON.stringify(changed));
}

/** Deletes the record if it belongs to this application. Returns whether it did. */
export function clearAnswersDue(jobId: number, submittedAt: string): boolean {
  const isRecorded = parseAppliedJobs(localStore.get(answersDueKey))[String(jobId)] === submittedAt;
  if (isRecorded) recordAnswersDue(jobId, null);
  return isRecorded;
}

/** When this browser applied for a job, also in another tab; null in the first render, since the server cannot know. */
function useAppliedAt(jobId: number): string | null {
  return useSyncExternalStore(
    subscribe,
    () => appliedAt(jobId),
    () => null,
  );
}

interface AppliedBefore {
  /** When this browser applied, ISO 8601; null for an account. */
  at: string | null;
  isInAccount: boolean;
  /** Receipt of the account's application while required answers are missing. */
  receipt: SentReceipt | null;
}

/** Whether the user has applied for a job before: with the account when signed in, otherwise in this browser. */
export function useAppliedBefore(jobId: number): AppliedBefore {
  const at = useAppliedAt(jobId);
  const isSignedIn = useSession().status === 'authenticated';
  const { currentData } = useGetAppliedQuery({ id: String(jobId) }, { skip: !isSignedIn });
  if (!isSignedIn) return { at, isInAccount: false, receipt: null };
  return { at: null, isInAccount: currentData?.applied === true, receipt: currentData?.receipt ?? null };
}
