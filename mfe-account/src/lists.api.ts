import { api, queriesFromContract } from 'platform';
import { listApplications, listCategories, listInterviews, listResumes, listSavedJobs } from 'shared-contracts';

/** What more than one feature reads: the tabs' lists, which are counted beside them too, and the areas of jobs. */
export const lists = api.injectEndpoints({
  endpoints: (build) =>
    queriesFromContract(build, { listApplications, listCategories, listInterviews, listResumes, listSavedJobs }),
});

export const {
  useListApplicationsQuery,
  useListCategoriesQuery,
  useListInterviewsQuery,
  useListResumesQuery,
  useListSavedJobsQuery,
} = lists;
