import { countJobsByPlace, getJob, listJobs, searchJobs } from 'shared-contracts';
import { injectQueries } from './inject-queries';

export const jobQueries = injectQueries({ countJobsByPlace, getJob, listJobs, searchJobs });

export const { useCountJobsByPlaceQuery, useGetJobQuery, useListJobsQuery, useSearchJobsQuery } = jobQueries;
