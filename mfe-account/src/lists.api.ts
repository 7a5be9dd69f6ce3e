import { api, queriesFromContract } from 'platform';
import { listApplications, listCategories, listInterviews, listResumes, listSavedJobs } from 'shared-contracts';

/** Queries of several features: the lists of the tabs, whose entries the navigation counts, and the areas of jobs. */
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
