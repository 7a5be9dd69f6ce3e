import { contractQueries } from 'platform';
import { getAccountOverview, listApplications, listInterviews, listResumes, listSavedJobs } from 'shared-contracts';

/** Lists of the account. */
export const {
  useGetAccountOverviewQuery,
  useListApplicationsQuery,
  useListInterviewsQuery,
  useListResumesQuery,
  useListSavedJobsQuery,
} = contractQueries({
  getAccountOverview,
  listApplications,
  listInterviews,
  listResumes,
  listSavedJobs,
});
