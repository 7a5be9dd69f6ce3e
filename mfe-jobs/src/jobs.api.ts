import { api, fromContract } from 'platform';
import { getJob, listCategories, listCities, searchJobs } from 'shared-contracts';

const jobsApi = api.injectEndpoints({
  endpoints: (build) => ({
    searchJobs: fromContract(build, searchJobs),
    getJob: fromContract(build, getJob),
    listCities: fromContract(build, listCities),
    listCategories: fromContract(build, listCategories),
  }),
});

export const { useSearchJobsQuery, useGetJobQuery, useListCitiesQuery, useListCategoriesQuery } = jobsApi;
