import { api, queriesFromContract } from 'platform';
import {
  getApplied,
  getJob,
  listApplications,
  listCategories,
  listCities,
  listJobs,
  searchJobs,
} from 'shared-contracts';

const jobsApi = api.injectEndpoints({
  endpoints: (build) =>
    queriesFromContract(build, {
      searchJobs,
      getJob,
      listJobs,
      getApplied,
      listApplications,
      listCities,
      listCategories,
    }),
});

export const {
  useSearchJobsQuery,
  useGetJobQuery,
  useListJobsQuery,
  useGetAppliedQuery,
  useListApplicationsQuery,
  useListCitiesQuery,
  useListCategoriesQuery,
} = jobsApi;
