import { contractQueries } from 'platform';
import { getJobPay, listJobCompanies } from 'shared-contracts';

export const { useGetJobPayQuery, useListJobCompaniesQuery } = contractQueries({ getJobPay, listJobCompanies });
