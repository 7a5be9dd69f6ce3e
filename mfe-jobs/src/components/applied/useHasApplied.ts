import { useSession } from 'platform';
import { useGetAppliedQuery, useListApplicationsQuery } from '../../jobs.api';
import { useAppliedJobs } from './useAppliedJobs';

/** Whether a job was applied for: by who is signed in, else in this browser. */
export function useHasApplied(jobId: number): boolean {
  const isSomebody = useSession().status === 'authenticated';
  const remembered = useAppliedJobs();
  const { data } = useGetAppliedQuery({ id: String(jobId) }, { skip: !isSomebody });
  return isSomebody ? data?.applied === true : String(jobId) in remembered;
}

/** The same for the rows of a list, which ask once for all of them. */
export function useIsListedAsApplied(jobId: number): boolean {
  const isSomebody = useSession().status === 'authenticated';
  const remembered = useAppliedJobs();
  const { data } = useListApplicationsQuery({}, { skip: !isSomebody });
  const isSent = data?.some((application) => application.jobId === jobId && application.withdrawnAt === null);
  return isSomebody ? isSent === true : String(jobId) in remembered;
}
