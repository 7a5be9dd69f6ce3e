import { api, fromContract } from 'platform';
import { getCompany, listJobs } from 'shared-contracts';

const companiesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getCompany: fromContract(build, getCompany),
    listJobs: fromContract(build, listJobs),
  }),
});

export const { useGetCompanyQuery, useListJobsQuery } = companiesApi;
