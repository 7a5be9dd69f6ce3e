import { api, fromContract } from 'platform';
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
  endpoints: (build) => ({
    searchJobs: fromContract(build, searchJobs),
    getJob: fromContract(build, getJob),
    listJobs: fromContract(build, listJobs),
    getApplied: fromContract(build, getApplied),
    listApplications: fromContract(build, listApplications),
    listCities: fromContract(build, listCities),
    listCategories: fromContract(build, listCategories),
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
