import { getCompany, listCompanies, listCompanyJobs, listFollowedCompanies } from 'shared-contracts';
import { injectQueries } from './inject-queries';

export const companyQueries = injectQueries({ getCompany, listCompanies, listCompanyJobs, listFollowedCompanies });

export const { useGetCompanyQuery, useListCompaniesQuery, useListCompanyJobsQuery, useListFollowedCompaniesQuery } =
  companyQueries;
