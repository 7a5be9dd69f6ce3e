import { useSession } from 'platform';
import { useGetAppliedQuery } from '../../jobs.api';
import { useAppliedJobs } from './useAppliedJobs';

/** Whether a job was applied for: by who is signed in, or in this browser. */
export function useHasApplied(jobId: number): boolean {
  const session = useSession();
  const remembered = useAppliedJobs();
  const { data } = useGetAppliedQuery({ id: String(jobId) }, { skip: session.status !== 'authenticated' });
  return data?.applied === true || String(jobId) in remembered;
}
