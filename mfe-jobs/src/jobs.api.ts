import { api, fromContract } from 'platform';
import { getApplied, getJob, listCategories, listCities, searchJobs } from 'shared-contracts';

const jobsApi = api.injectEndpoints({
  endpoints: (build) => ({
    searchJobs: fromContract(build, searchJobs),
    getJob: fromContract(build, getJob),
    getApplied: fromContract(build, getApplied),
    listCities: fromContract(build, listCities),
    listCategories: fromContract(build, listCategories),
  }),
});

export const { useSearchJobsQuery, useGetJobQuery, useGetAppliedQuery, useListCitiesQuery, useListCategoriesQuery } =
  jobsApi;
