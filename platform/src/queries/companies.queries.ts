import { contractQueries } from 'platform';
import {
  getCompany,
  getCompanyFigures,
  listCompanies,
  listCompanyJobs,
  listFollowedCompanies,
  listFollowedCompanyCards,
} from 'shared-contracts';

export const {
  useGetCompanyFiguresQuery,
  useGetCompanyQuery,
  useListCompaniesQuery,
  useListCompanyJobsQuery,
  useListFollowedCompaniesQuery,
  useListFollowedCompanyCardsQuery,
} = contractQueries({
  getCompany,
  getCompanyFigures,
  listCompanies,
  listCompanyJobs,
  listFollowedCompanies,
  listFollowedCompanyCards,
});
