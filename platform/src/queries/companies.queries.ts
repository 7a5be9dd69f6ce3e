import { api, queriesFromContract } from 'platform';
import { getCompany, listCompanies, listCompanyJobs, listFollowedCompanies } from 'shared-contracts';

export const companyQueries = api.injectEndpoints({
  endpoints: (build) =>
    queriesFromContract(build, { getCompany, listCompanies, listCompanyJobs, listFollowedCompanies }),
});

export const { useGetCompanyQuery, useListCompaniesQuery, useListCompanyJobsQuery, useListFollowedCompaniesQuery } =
  companyQueries;
