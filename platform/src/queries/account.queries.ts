import { api, queriesFromContract } from 'platform';
import { listApplications, listInterviews, listResumes, listSavedJobs } from 'shared-contracts';

/** Lists of the account. */
export const accountQueries = api.injectEndpoints({
  endpoints: (build) => queriesFromContract(build, { listApplications, listInterviews, listResumes, listSavedJobs }),
});

export const { useListApplicationsQuery, useListInterviewsQuery, useListResumesQuery, useListSavedJobsQuery } =
  accountQueries;
