import { getJobPay, listJobCompanies } from 'shared-contracts';
import { injectQueries } from './inject-queries';

export const { useGetJobPayQuery, useListJobCompaniesQuery } = injectQueries({ getJobPay, listJobCompanies });
