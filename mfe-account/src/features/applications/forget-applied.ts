import { localStore } from 'platform';
import { appliedJobsKey, parseAppliedJobs, withoutAppliedJob } from 'shared-contracts';

/** The browser may remember the application too, of before it was attached to the account; it is none any more. */
export function forgetApplied(jobId: number): void {
  const jobs = parseAppliedJobs(localStore.get(appliedJobsKey));
  if (String(jobId) in jobs) localStore.set(appliedJobsKey, JSON.stringify(withoutAppliedJob(jobs, jobId)));
}
