import { getAccountOverview, listApplications, listInterviews, listResumes, listSavedJobs } from 'shared-contracts';
import { injectQueries } from './inject-queries';

/** Lists of the account. */
export const accountQueries = injectQueries({
  getAccountOverview,
  listApplications,
  listInterviews,
  listResumes,
  listSavedJobs,
});

export const {
  useGetAccountOverviewQuery,
  useListApplicationsQuery,
  useListInterviewsQuery,
  useListResumesQuery,
  useListSavedJobsQuery,
} = accountQueries;
