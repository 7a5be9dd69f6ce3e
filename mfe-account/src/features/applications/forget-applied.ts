import { appliedJobsKey, parseAppliedJobs, withoutAppliedJob } from 'shared-contracts';

/** The browser may remember the application too, of before it was attached to the account; it is none any more. */
export function forgetApplied(jobId: number): void {
  try {
    const jobs = parseAppliedJobs(localStorage.getItem(appliedJobsKey));
    if (String(jobId) in jobs) localStorage.setItem(appliedJobsKey, JSON.stringify(withoutAppliedJob(jobs, jobId)));
  } catch {
    // A browser that keeps nothing for us has nothing to forget.
  }
}
