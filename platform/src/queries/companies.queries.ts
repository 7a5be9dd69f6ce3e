import {
  getCompany,
  getCompanyFigures,
  listCompanies,
  listCompanyJobs,
  listFollowedCompanies,
  listFollowedCompanyCards,
} from 'shared-contracts';
import { injectQueries } from './inject-queries';

export const companyQueries = injectQueries({
  getCompany,
  getCompanyFigures,
  listCompanies,
  listCompanyJobs,
  listFollowedCompanies,
  listFollowedCompanyCards,
});

export const {
  useGetCompanyFiguresQuery,
  useGetCompanyQuery,
  useListCompaniesQuery,
  useListCompanyJobsQuery,
  useListFollowedCompaniesQuery,
  useListFollowedCompanyCardsQuery,
} = companyQueries;
