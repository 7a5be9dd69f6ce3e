import { listApplications, listInterviews, listResumes, listSavedJobs } from 'shared-contracts';
import { injectQueries } from './inject-queries';

/** Lists of the account. */
export const accountQueries = injectQueries({ listApplications, listInterviews, listResumes, listSavedJobs });

export const { useListApplicationsQuery, useListInterviewsQuery, useListResumesQuery, useListSavedJobsQuery } =
  accountQueries;
