import { useSessionEndOn } from 'platform';
import type { AccountTab } from 'shared-contracts';
import {
  useListApplicationsQuery,
  useListInterviewsQuery,
  useListResumesQuery,
  useListSavedJobsQuery,
} from '../lists.api';

const everything = {};

/** How much each list holds; undefined: not known yet. Interviews are those still to come. */
export function useCounts(): Partial<Record<AccountTab, number | undefined>> {
  const resumes = useListResumesQuery(everything);
  const applications = useListApplicationsQuery(everything);
  const interviews = useListInterviewsQuery(everything);
  const savedJobs = useListSavedJobsQuery(everything);
  useSessionEndOn(resumes.error ?? applications.error ?? interviews.error ?? savedJobs.error);
  return {
    resumes: resumes.data?.length,
    applications: applications.data?.length,
    interviews: interviews.data?.filter(({ isCancelable }) => isCancelable).length,
    savedJobs: savedJobs.data?.length,
  };
}
