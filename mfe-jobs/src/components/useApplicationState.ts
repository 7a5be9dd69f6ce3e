import { localStore, useSession } from 'platform';
import { useMemo, useState, useSyncExternalStore } from 'react';
import {
  answersDueKey,
  appliedJobsKey,
  areAnswersDueIn,
  parseAppliedJobs,
  withoutAppliedJob,
  type AppliedJobs,
} from 'shared-contracts';
import { useGetAppliedQuery, useListApplicationsQuery } from '../jobs.api';

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
function useApplicationHere(jobId: number): { isComplete: boolean; answersDue: boolean } {
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

/** `answersDue`: the application was sent, and answers to required questions are missing. */
export type ApplicationState = 'none' | 'answersDue' | 'complete';

interface KnownApplication {
  isSent: boolean | undefined;
  answersDue: boolean | undefined;
}

function stateOf({ isSent, answersDue }: KnownApplication): ApplicationState {
  if (isSent !== true) return 'none';
  return answersDue === true ? 'answersDue' : 'complete';
}

/** The application to a job: of the account when signed in, otherwise of this browser. */
export function useApplicationState(jobId: number): ApplicationState {
  const isSignedIn = useSession().status === 'authenticated';
  const { data } = useGetAppliedQuery({ id: String(jobId) }, { skip: !isSignedIn });
  const here = useStateHere(jobId);
  return isSignedIn ? stateOf({ isSent: data?.applied, answersDue: data?.answersDue }) : here;
}

/** The same for the rows of a list, which share one call. */
export function useListedApplicationState(jobId: number): ApplicationState {
  const isSignedIn = useSession().status === 'authenticated';
  const { data } = useListApplicationsQuery({}, { skip: !isSignedIn });
  const here = useStateHere(jobId);
  const sent = data?.find((application) => application.jobId === jobId && application.withdrawnAt === null);
  return isSignedIn ? stateOf({ isSent: sent !== undefined, answersDue: sent?.answersDue }) : here;
}

function useStateHere(jobId: number): ApplicationState {
  const { isComplete, answersDue } = useApplicationHere(jobId);
  return isComplete ? 'complete' : stateOf({ isSent: answersDue, answersDue });
}
