import { getCompany, getCompanyFigures, listCompanies, listCompanyJobs, listFollowedCompanies } from 'shared-contracts';
import { injectQueries } from './inject-queries';

export const companyQueries = injectQueries({
  getCompany,
  getCompanyFigures,
  listCompanies,
  listCompanyJobs,
  listFollowedCompanies,
});

export const {
  useGetCompanyFiguresQuery,
  useGetCompanyQuery,
  useListCompaniesQuery,
  useListCompanyJobsQuery,
  useListFollowedCompaniesQuery,
} = companyQueries;
