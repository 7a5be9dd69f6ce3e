import { getJob, listJobs, searchJobs } from 'shared-contracts';
import { injectQueries } from './inject-queries';

export const { useGetJobQuery, useListJobsQuery, useSearchJobsQuery } = injectQueries({ getJob, listJobs, searchJobs });
